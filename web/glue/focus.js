// Where the focus goes: back from what was laid over the page, and on from what a frame has taken away. Somebody who plays
// by keyboard is never left with nothing while a question is open.

const here = () => document.activeElement;
const nowhere = () => here() === document.body;
// The main button stands first; while nothing can be chosen yet it does nothing, so that Enter is never pressed in vain.
// Where it would end the phase, Enter pressed once more than was meant must not do that: a card to play comes first; where
// it would change the game for good (data-grave), the button after it.
const ends = button => button?.dataset.do === "end" && button.matches(".btn--main");
const asked = () => {
  const first = document.querySelector(".watch--all .iconb--main") ??
    document.querySelector(".play .prompt__ac button:not([data-grave])");
  return ends(first) ? document.querySelector("#hand .card[data-o]") ?? first : first;
};
const question = () => document.getElementById("prompt")?.dataset.q;
const open = () => Number(question() ?? 0) > 0;

/** Remember what has the focus; the function returned gives it back. */
export function mark() {
  const node = here();
  return () => give(node);
}

/** After a frame: if what had the focus is gone, it goes to what stands in its place, else to what is asked. From what could
 * be chosen and no longer can, where Enter would only show what it is, it goes on to the first thing that now can, such as
 * from a card to its targets; from a button that has become the one that ends the phase, or one of another question with
 * other words, which nobody has read out, to what is asked. `was` is the data of `node` before, with its words and what was
 * asked. */
export function keep(node, newScreen, was) {
  if (here() === node && was.o !== undefined && node.dataset.o === undefined) return further();
  if (here() === node && ends(node) && was.do !== "end") return lead();
  if (here() === node && node.matches("#prompt button") && anew(was) && node.textContent !== was.words) return lead();
  if (!nowhere() || (node === document.body && !open())) return;
  newScreen ? lead() : give(node);
}

const anew = was => open() && question() !== was.asked;

function give(node) {
  const place = node.isConnected ? node : document.getElementById(node.id);
  if (!ends(place) || node.dataset.do === "end") place?.focus(gently());
  if (nowhere()) lead();
}

// What takes back or starts another move (data-o with an r) is not meant.
const CHOOSABLE = ":is(.seats,#gaps,#tray,.me,#hand) [data-o][aria-pressed=false]:not([data-o^=r])";

function further() {
  const next = asked()?.getAttribute("aria-disabled") === "true" &&
    [...document.querySelectorAll(CHOOSABLE)].find(node => node.checkVisibility());
  next ? next.focus(gently()) : lead();
}

function lead() {
  const place = asked() ?? document.querySelector("h1");
  if (place?.localName === "h1") place.tabIndex = -1;
  place?.focus(gently());
}

let high = false;
/** Whether the page is higher than its window. Asked once its layout is due anyway: to ask sooner would lay it out twice. */
export function measure() {
  return high = document.querySelector(".app")?.clientHeight > innerHeight;
}

// A table higher than its window is scrolled to what has the focus; one that fits is not to be moved.
const gently = () => ({ preventScroll: !high });

let back;
/** What lies over the table has the focus as long as it is there; what is under a modal one cannot be reached. If the page
 * comes back with it, so that somebody has read elsewhere, the focus is where that began. */
export function focusLayer(newScreen) {
  const layer = document.getElementById("layer"), dialog = layer?.querySelector("[role=dialog]");
  const modal = dialog?.getAttribute("aria-modal") === "true";
  if (dialog) back ??= mark();
  for (const node of document.querySelectorAll("#top,.play,.side,.bar,.rep")) node.inert = modal;
  // Its heading: some readers say nothing of the first button after the dialog itself has had the focus, and of a curtain
  // whose button has it nothing but the button.
  if (dialog && !dialog.contains(here()))
    ((newScreen && dialog.querySelector("[data-link]")) || dialog.querySelector("h2")).focus();
  else if (layer && !dialog && back) { back(); back = undefined; }
}

let asking, asker;
/** What asks whether something pressed is meant, or for a name, has the focus until it is answered: a notice on its main
 * button, a form in its field, a question about what would be gone for good on the button that says no, a message about a
 * file on its only one. Then the focus is back at `held`, which had it before. */
export function focusAsked(held) {
  const place = document.querySelector(
    "#toast [data-asks] .btn--main, form[data-asks] input, .sure[data-asks] [data-do=ask], .alert[data-asks] button");
  if (place && (place !== asking || nowhere())) { asker = held; place.focus(); place.select?.(); }
  else if (!place && asking) give(asker);
  asking = place;
}

let out;
/** Into the log, which on small screens has to be opened first; from within it, back to where one was. */
export function log() {
  if (leaveLog()) return;
  const text = document.getElementById("log"), sheet = document.getElementById("logsheet");
  if (!text) return;
  out = mark();
  if (!text.checkVisibility()) sheet.showPopover();
  text.focus();
}

/** Leave the log; false if the focus is not there. */
export function leaveLog() {
  if (here()?.id !== "log") return false;
  const sheet = document.getElementById("logsheet");
  if (sheet.matches(":popover-open")) sheet.hidePopover();
  out?.();
  out = undefined;
  return true;
}
