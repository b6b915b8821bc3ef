// The page's side of the game: sends what is clicked or typed, shows what comes back. It knows nothing of the game.
import { apply } from "./morph.js";
import { listen, question } from "./input.js";
import { play } from "./sound.js";

const waiting = [];  // actions from before Python was up
let worker, timer;
let forms = 0;  // sent and not yet answered
let mine = false;  // whether the last action was a person's
let came = -Infinity;  // when a question came that no person's action led to

/** Send an action to the worker; before it is there, actions wait. */
export function act(action) {
  const text = JSON.stringify(action);
  mine = action.do !== "tick";
  if (!worker) return action.do !== "tick" && waiting.push(action);
  const answer = worker.act(text);
  if (!action.form) return;
  if (action.do === "set") owe(text);
  forms++;
  answer.finally(() => --forms || owe(null));
}

// The settings page shows at once what is chosen; should the page be left before that is taken in, the next one sees to it.
const OWED = `fate:${location.pathname}:owed`;
function owe(text) {
  try { text ? sessionStorage.setItem(OWED, text) : sessionStorage.removeItem(OWED); } catch { /* the browser keeps nothing */ }
}
try { waiting.push(...[sessionStorage.getItem(OWED)].filter(Boolean).map(text => JSON.parse(text))); } catch { /* nor this */ }

/** Called once the worker answers: from now on actions reach it. */
export function attach(sync) {
  worker = sync;
  document.querySelector("[aria-busy]")?.removeAttribute("aria-busy");
  for (const action of waiting.splice(0)) act(action);
}

/** Show a frame the worker has sent. */
export function patch(text) {
  const frame = JSON.parse(text);
  clearTimeout(timer);
  if (waiting.some(({ do: what }) => what === "theme")) frame.look.theme = document.documentElement.dataset.theme;
  const before = question();
  const arrived = apply(frame, forms > 1);
  if (!mine && question() !== before) came = performance.now();
  play(frame.cues);
  address(frame.hash, frame.late);
  remember();
  if (frame.file) hand(...frame.file);
  if (frame.wait !== null) {
    const wait = document.hidden ? 0 : frame.wait;
    const go = () => { timer = setTimeout(act, wait, { do: "tick", t: frame.tick }); };
    arrived && !document.hidden ? arrived.then(go) : go();  // nobody acts before there is a table to see it on
  }
}

// The page's address follows what is shown, so that the way back and reloading lead where they should. One that was followed
// to something with another address is replaced, since the way back would end there; so is the address of a page that was
// shown only until what another led to had been read.
let led = true;
addEventListener("hashchange", () => { led = true; });
function address(hash, late) {
  if (location.hash.slice(1) !== hash)
    history[led || late ? "replaceState" : "pushState"](null, "", hash ? `#${hash}` : location.pathname);
  led = false;
}

let remembered;
// The next visit is painted in this language and look before anything else is known.
function remember() {
  const { lang, dataset: { ready, ...look } } = document.documentElement;
  const text = JSON.stringify({ lang, ...look });
  if (text === remembered) return;
  remembered = text;
  try { localStorage.setItem("fate:look", text); } catch { /* the browser keeps nothing */ }
}

// Hand a file over, as a download.
function hand(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: "application/octet-stream" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

listen(act, () => Boolean(worker), () => came);
