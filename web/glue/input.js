// Clicks, keys and forms become actions. Elements say what they do: data-o an option of the question in data-q, data-do an
// action (data-arg: on what), data-i what can be inspected, data-link a page, data-key the key of a button.
import { drag } from "./drag.js";
import { GOES_ON, meant, usable } from "./keys.js";
import { bringIn, copy, follow, goTo } from "./pages.js";

const $ = selector => document.querySelector(selector);
/** The number of the question that is asked, 0 for none. */
export const question = () => Number($("#prompt")?.dataset.q ?? 0);
const GLANCE = 300;  // ms that it takes to see what has come, and not to press
const typing = node => node?.matches?.("input:not([type=radio]):not([type=checkbox]),textarea,select");
// What answers the question that is asked, or takes back: never another one than the person has seen.
const ANSWERS = ["confirm", "back", "toggle", "end", "end_root", "end_sure", "refuse", "undo"];
const fields = form => Object.fromEntries(new FormData(form));

/**
 * Attach the listeners. `act` sends an action; `ready` tells whether somebody answers yet, `came` when a question came by
 * itself.
 */
export function listen(act, ready, came) {
  const press = node => {
    if (!usable(node)) return node && reveal(node);
    const { o, do: what, i, by, arg } = node.dataset;
    if (what === "reload") return dispatchEvent(new Event("fate:apply"));
    if (o !== undefined) return act({ do: what ?? "pick", o, by, q: question() });
    if (what === "theme") {
      act({ do: what, arg: shownTheme() });
      return ready() || swapTheme();
    }
    if (ANSWERS.includes(what)) return act({ do: what, q: question() });
    if (what) return act({ do: what, arg, form: node.form?.dataset.live && fields(node.form) });
    if (i) act({ do: "inspect", what: i });
    else if (node.type === "submit") node.click();
  };

  // A press, and a series of clicks, is for what was there when it began: the second click of two is no answer to the next
  // question, and opens nothing on the next screen. Nor is a press for what came to lie, a moment ago, under a pointer that
  // rested there: it was on its way to what is gone. Clicks without a pointer have no detail.
  let down, begun, moved = -Infinity;
  const there = () => `${document.body.dataset.screen} ${question()}`;
  addEventListener("pointermove", ({ timeStamp }) => { moved = timeStamp; }, true);
  addEventListener("pointerdown", ({ timeStamp }) => {
    const blind = timeStamp - came() < GLANCE && moved <= came();
    down = blind ? null : there();
  }, true);
  addEventListener("mousedown", ({ detail }) => { if (detail < 2) begun = down; }, true);
  const late = event => event.detail > 0 && begun !== there();

  addEventListener("click", event => {
    const fold = event.target.closest("summary")?.parentElement;
    if (fold) fold.dataset.kept = "";
    const leads = event.target.closest("[data-link],[data-to],[data-copy]");
    if (leads) return leads.dataset.copy ? copy(leads) : goTo(event, leads, act);
    const node = event.target.closest("[data-o],[data-do],[data-i]");
    if (node && !event.defaultPrevented && !late(event)) press(node);
  });

  drag(act, question);

  addEventListener("contextmenu", event => {  // a long press on touch screens, the other button on a mouse
    const node = event.target.closest("[data-h],[data-i]");
    if (node) { event.preventDefault(); act({ do: "inspect", what: node.dataset.h ?? node.dataset.i }); }
  });

  // A mouse that rests on something shows what it is, until it leaves, be it before that is seen. What has come to lie
  // under a mouse that did not move waits until it does.
  let rest, resting, place, shown = false;
  const over = event => {
    const node = event.pointerType === "mouse" ? event.target.closest?.("[data-h],[data-i]") : null;
    const here = `${event.screenX} ${event.screenY}`, moved = here !== place;
    place = here;
    if (node === resting) return;
    clearTimeout(rest);
    if (shown) act({ do: "unhover" });
    shown = false;
    resting = moved ? node : null;
    if (resting && ready() && !node.closest("#layer")) rest = setTimeout(() => {
      shown = true;
      act({ do: "hover", what: node.dataset.h ?? node.dataset.i });
    }, 700);
  };
  addEventListener("pointerover", over);
  addEventListener("pointermove", over);
  addEventListener("pointerdown", () => clearTimeout(rest));

  addEventListener("submit", event => {
    event.preventDefault();
    const { target } = event;
    if (!ready()) (event.submitter ?? target.querySelector("[type=submit]")).setAttribute("aria-busy", "true");
    act({ do: target.dataset.form, form: fields(target), arg: target.dataset.arg });
  });

  addEventListener("change", event => {
    const { target } = event;
    if (target.dataset.file) return bringIn(target, act);
    if (target.form?.dataset.live && ready()) act({ do: target.form.dataset.live, form: fields(target.form) });
  });

  addEventListener("input", event => {
    const { target } = event;
    full(target);
    if (target.dataset.scrub) follow(() => act({ do: target.dataset.scrub, arg: target.value }));
    else if (target.dataset.input !== undefined && ready())
      follow(() => act({ do: target.form.dataset.live, form: fields(target.form) }));
  });

  addEventListener("hashchange", () => act({ do: "link", arg: location.hash }));

  addEventListener("fate:update", event => {
    addEventListener("fate:apply", event.detail.apply, { once: true });
    act({ do: "update" });
  });

  let spaced;  // what was asked when the space bar went down: a button is pressed when it comes up
  addEventListener("keyup", event => { if (event.key === " " && spaced !== question()) event.preventDefault(); });

  addEventListener("keydown", event => {
    if (event.key === " " && !event.repeat) spaced = question();
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    // A key held down answers once; only what moves goes on.
    if (event.repeat && !GOES_ON.test(event.key)) return event.key === "Enter" && event.preventDefault();
    const target = meant(event);
    if (!target) return;
    event.preventDefault();
    if (typeof target === "string") return act({ do: target });
    if (picks(target) && picks(event.target)) target.focus();
    press(target);
  });
}

// What can be picked. What its key picks takes the focus from another such thing, which Enter would pick in its stead.
const picks = node => node.dataset.o !== undefined && node.dataset.do === undefined;

// A field that takes no more says how much it takes: what is pasted into it has been cut.
function full(field) {
  const note = field.maxLength > 0 && document.getElementById(field.getAttribute("aria-describedby"));
  if (note) note.textContent = field.value.length < field.maxLength ? "" : note.dataset.full;
}

// A dimmed thing cannot be chosen; pressing it shows why, or what it is.
function reveal(node) {
  node.focus();
}

const shownTheme = () => document.documentElement.dataset.theme;

function swapTheme() {
  document.documentElement.dataset.theme = shownTheme() === "light" ? "dark" : "light";
}
