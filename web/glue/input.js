// Clicks, keys and forms become actions. Elements say what they do: data-o an option of the question in data-q, data-do an
// action, data-i what can be inspected.

const $ = selector => document.querySelector(selector);
const question = () => Number($("#prompt")?.dataset.q ?? 0);
const usable = node => node && node.getAttribute("aria-disabled") !== "true";
const typing = node => node?.matches?.("input:not([type=radio]):not([type=checkbox]),textarea,select");
const form = () => { const f = $("form[data-form]"); return f ? Object.fromEntries(new FormData(f)) : undefined; };

/** Attach the listeners. `act` sends an action; `ready` tells whether somebody answers yet. */
export function listen(act, ready) {
  const press = node => {
    if (!usable(node)) return node && reveal(node);
    const { o, do: what, i, by } = node.dataset;
    if (what === "reload") return dispatchEvent(new Event("fate:apply"));
    if (what === "theme" && !ready()) return swapTheme();
    if (o !== undefined) return act({ do: what ?? "pick", o, by, q: question() });
    if (what) return act(["confirm", "back", "toggle"].includes(what) ? { do: what, q: question() } : { do: what });
    if (i) act({ do: "inspect", what: i });
  };

  addEventListener("click", event => {
    const fold = event.target.closest("summary")?.parentElement;
    if (fold) fold.dataset.kept = "";
    const node = event.target.closest("[data-o],[data-do],[data-i]");
    if (node && !event.defaultPrevented) press(node);
  });

  addEventListener("contextmenu", event => {  // a long press on touch screens, the other button on a mouse
    const node = event.target.closest("[data-h],[data-i]");
    if (node) { event.preventDefault(); act({ do: "inspect", what: node.dataset.h ?? node.dataset.i }); }
  });

  let rest, resting;  // a mouse that rests on something shows what it is, until it leaves
  addEventListener("pointerover", event => {
    const node = event.pointerType === "mouse" ? event.target.closest?.("[data-h],[data-i]") : null;
    if (node === resting) return;
    clearTimeout(rest);
    if ($("#layer [data-hover]")) act({ do: "unhover" });
    resting = node;
    if (node && ready() && !node.closest("#layer")) rest = setTimeout(() => act({ do: "hover", what: node.dataset.h ?? node.dataset.i }), 700);
  });
  addEventListener("pointerdown", () => clearTimeout(rest));

  addEventListener("submit", event => {
    event.preventDefault();
    if (!ready()) event.target.querySelector("[type=submit]").setAttribute("aria-busy", "true");
    act({ do: event.target.dataset.form, form: form() });
  });

  addEventListener("change", event => {
    if (event.target.form?.dataset.form && event.target.type === "radio" && ready()) act({ do: "lobby", form: form() });
  });


  addEventListener("fate:update", event => {
    addEventListener("fate:apply", event.detail.apply, { once: true });
    act({ do: "update" });
  });

  addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    const target = find(event);
    if (!target) return;
    event.preventDefault();
    typeof target === "string" ? act({ do: target }) : press(target);
  });
}

// What a key stands for: an element to press, or an action's name.
function find(event) {
  const { key } = event, low = key.toLowerCase(), layer = $("#layer [role=dialog]");
  if (key === "Escape") return layer ? "close" : $("#prompt [data-key=Esc]");
  if (layer) return null;
  if (key === "Enter") return enter(event.target);
  if (/^[1-9]$/.test(key)) return all(numbered())[Number(key) - 1] ?? null;
  if ("shdcrb".includes(low) && $(`#tray .suitb[data-key=${low}]`)) return $(`#tray .suitb[data-key=${low}]`);
  const row = /^Arrow/.test(key) && event.target.closest?.("[data-order] > li");
  if (row && event.shiftKey) return row.querySelector(/Left|Up/.test(key) ? "[data-by='-1']" : "[data-by='1']");
  if (key === "ArrowLeft" || key === "ArrowRight") return $("#tray .stepper") ? $(key === "ArrowLeft" ? "#num-less" : "#num-more") : walk(key);
  const places = { q: "#eq-weapon", w: "#eq-armor", z: "#skill-1", x: "#skill-2", c: "#skill-3", g: "#tog", e: "#prompt [data-key=E]", s: "#me-pick" };
  if (places[low]) return usable($(places[low])) ? $(places[low]) : null;
  if (low === "i") { const node = event.target.closest("[data-i]"); if (node) node.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })); return null; }
  return { "?": "why", f: "skip", k: "keys" }[low] ?? null;
}

// Enter picks what has the focus; on something picked already, or on nothing, it is the main button.
function enter(node) {
  const button = node.closest?.("button,summary,a");
  const picked = button?.getAttribute("aria-pressed") === "true";
  if (button && !picked) return null;
  return $("#prompt [data-do=confirm]") ?? $("#prompt .btn--main") ?? $("#act-1");
}

const all = selector => [...document.querySelectorAll(selector)];
// What the number keys count: options in the tray, heroes to choose from, else the hand.
const numbered = () => ["#tray[open] :is(.opt,.suitb,.card)", ".hero", "#hand .card"].find(kind => $(kind)) ?? "#hand .card";

// Arrows walk within the group of cards or options that has the focus.
function walk(key) {
  const group = document.activeElement?.closest("#hand,#tray,#gaps,.picks");
  if (!group) return null;
  const nodes = [...group.querySelectorAll("button")], at = nodes.indexOf(document.activeElement);
  nodes[at + (key === "ArrowLeft" ? -1 : 1)]?.focus();
  return null;
}

// A dimmed thing cannot be chosen; pressing it shows why, or what it is.
function reveal(node) {
  node.focus();
}

function swapTheme() {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === "light" ? "dark" : "light";
}
