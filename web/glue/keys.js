// What a key stands for: an element to press, or an action's name.
import { leaveLog, log } from "./focus.js";

const $ = selector => document.querySelector(selector);
const all = selector => [...document.querySelectorAll(selector)];

/** Whether something can be pressed now. What is dimmed can if it then says why (data-why). */
export const usable = node => node && (node.getAttribute("aria-disabled") !== "true" || "why" in node.dataset);

/** Keys that go on while they are held down. */
export const GOES_ON = /^(Arrow.*|Page.*|\.)$/;
const DIGIT = /^[1-9]$/;

// By letter: what lies at a fixed place of the table, and the sheets over it.
const PLACES = {
  q: "#eq-weapon", w: "#eq-armor",
  z: "#skill-1", x: "#skill-2", c: "#skill-3",
  s: "#me-pick", g: "#tog", r: "#refuse", e: "#prompt [data-key=E]",
  u: "#app [data-do=undo]", o: "#open-hands", t: "#prompt [data-do=sit]",
  p: ".watch [data-do=pause]", ".": ".watch [data-do=step]",
};
const SHEETS = { "?": "keys", k: "keys", y: "why", n: "notebook", d: "discards", v: "seats" };
// While cards are put in order or dealt out, these come first.
const SERIES = {
  a: "#prompt [data-do=fill]",
  z: "#app:has(.bins) #prompt [data-do=back]",
  k: "[data-order]>li:focus-within .ordk",
};

/** What is to be pressed, or the name of an action; null for neither. */
export function meant(event) {
  const { key, target } = event, low = key.toLowerCase();
  if (key === "Escape") return leave(event);
  const layer = $("#layer [role=dialog]");
  if (layer?.classList.contains("curtain") && key === "Enter" && target.localName !== "button") return $("#lift");
  if (layer) return sheetKey(low);
  if ($(".rep")) return steer(event) ?? { Home: "first", End: "last" }[key] ?? null;
  if (key === "Enter") return enter(target);
  if (DIGIT.test(key)) return all(numbered())[Number(key) - 1] ?? null;
  const suit = "shdcrb".includes(low) && $(`#tray .suitb[data-key=${low}]`);
  if (suit) return suit;
  if (/^Arrow/.test(key)) return arrow(event, /Left|Up/.test(key));
  if (!$("#hand")) return null;
  if (SERIES[low] && $(SERIES[low])) return $(SERIES[low]);
  if (PLACES[low]) return usable($(PLACES[low])) ? $(PLACES[low]) : null;
  if (low === "i") return inspect(target.closest("[data-i]"));
  if (low === "l") return log();
  if (/^( |Page.*)$/.test(key)) return target.id === "log" ? null : steer(event);
  return SHEETS[low] ?? (low === "f" ? "skip" : null);
}

// Back from what is uppermost: what the mouse has brought up, a question about what was pressed, a sheet, the log, a pick.
function leave(event) {
  if ($("#layer [data-hover]")) return "unhover";
  if ($("#toast [data-asks]")) return "dismiss";
  if ($("#layer [role=dialog]")) return "close";
  return leaveLog() ? event.preventDefault() : $("#prompt [data-key=Esc]");
}

function inspect(node) {
  node?.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
  return null;
}

// With Shift an arrow moves the line of a row; in a line with less and more it counts, or goes to the next line.
function arrow(event, back) {
  const line = event.target.closest?.("[data-order]>li,.rows>li"), by = `[data-by='${back ? -1 : 1}']`;
  if (line && event.shiftKey) return line.querySelector(by);
  if (line?.querySelector(".stepper")) {
    if (/Left|Right/.test(event.key)) return line.querySelector(by);
    (back ? line.previousElementSibling : line.nextElementSibling)?.querySelector("[data-by='1']").focus();
    event.preventDefault();
    return null;
  }
  if ($("#num-less") && !event.target.closest?.("#hand")) return $(back ? "#num-less" : "#num-more");
  return walk(back ? -1 : 1, event);
}

// What steers a replay, or a game of bots, says its keys; a button that has the focus is pressed by the space bar.
function steer({ key, target }) {
  if (key === " " && target.localName === "button") return null;
  return $(`:is(.rep,.watch--all) [data-key="${CSS.escape(key)}"]`);
}

// Over the table the key that opened something closes it; that of another sheet opens that.
function sheetKey(low) {
  if (low === "i" && $("#layer .insp")) return "close";
  if (DIGIT.test(low)) return all("#layer .opt")[Number(low) - 1] ?? null;
  const sheet = $("#layer .sheet");
  return sheet && SHEETS[low] === sheet.dataset.name ? "close" : (sheet && SHEETS[low]) ?? null;
}

// Enter picks what has the focus; on something picked already, or on nothing, it is the main button. If that ends the
// phase, or changes the game for good, it is not: one Enter more than was meant must not do that.
function enter(node) {
  const button = node.closest?.("button,summary,a");
  const picked = button?.getAttribute("aria-pressed") === "true";
  if (button && !picked) return null;
  const main = ["#prompt [data-do=confirm]", "#prompt .btn--main", ".watch--all .iconb--main", "#act-1"];
  return main.map(kind => $(`${kind}:not([data-do=end],[data-grave])`)).find(Boolean) ?? null;
}

// What the number keys count: options in the tray, heroes to choose from, else the hand.
const HAND = "#hand .card";
const numbered = () => ["#tray[open] :is(.opt,.suitb,.card)", ".hero,.dh[data-o]"].find(kind => $(kind)) ?? HAND;

// Arrows walk within the group of cards or options that has the focus; outside, they steer a game that is watched.
function walk(step, event) {
  const group = document.activeElement?.closest("#hand,#tray,#gaps,.seats,.picks,.pool");
  if (!group) return steer(event);
  const nodes = [...group.querySelectorAll("button")], at = nodes.indexOf(document.activeElement);
  nodes[at + step]?.focus();
  event.preventDefault();
  return null;
}
