// The page's side of the game: sends what is clicked or typed, shows what comes back. It knows nothing of the game.
import { apply } from "./morph.js";
import { listen } from "./input.js";

const waiting = [];  // actions from before Python was up
let worker, timer;

/** Send an action to the worker; before it is there, actions wait. */
export function act(action) {
  const text = JSON.stringify(action);
  if (worker) worker.act(text);
  else if (action.do !== "tick") waiting.push(text);
}

/** Called once the worker answers: from now on actions reach it. */
export function attach(sync) {
  worker = sync;
  document.querySelector("[aria-busy]")?.removeAttribute("aria-busy");
  for (const text of waiting.splice(0)) worker.act(text);
}

/** Show a frame the worker has sent. */
export function patch(text) {
  const frame = JSON.parse(text);
  clearTimeout(timer);
  apply(frame);
  if (frame.wait !== null) {
    const wait = document.hidden ? 0 : frame.wait;
    timer = setTimeout(act, wait, { do: "tick", t: frame.tick });
  }
}

listen(act, () => Boolean(worker));
