// Puts new HTML into the page so that focus, scroll and selection survive.
import { Idiomorph } from "idiomorph";
import { focusAsked, focusLayer, keep, measure } from "./focus.js";
import { glide, places } from "./motion.js";
import { led, reach, showCurrent } from "./pages.js";

let outdated = false;  // the frame does not know yet what has been filled in since
const FILLED_IN = ["checked", "selected", "value"];
const options = {
  morphStyle: "outerHTML",
  callbacks: {
    // Most lines of the log are as they were.
    beforeNodeMorphed: (old, fresh) => !(old.localName === "li" && old.closest("#log") && old.isEqualNode(fresh)),
    // The style attribute belongs to `dress`; what a person has opened, folded or just filled in stays so.
    beforeAttributeUpdated: (name, node) =>
      !(name === "style" || name === "data-kept" || (name === "open" && node.dataset.kept === "")
        || (outdated && FILLED_IN.includes(name))),
  },
};

/** Show one frame: regions, language, theme, and what is read aloud. `behind`: a later form is still to be answered. Returns
 * what comes true once another screen is laid out, or false. */
export function apply(frame, behind) {
  outdated = behind;
  const { documentElement: root, body } = document;
  const asked = document.getElementById("prompt")?.dataset.q;
  const newScreen = body.dataset.screen !== frame.screen;
  const held = document.activeElement, was = { ...held.dataset, asked, words: held.textContent };
  const before = newScreen || frame.wait === 0 ? null : places();
  const link = led();
  const follows = newScreen || "app" in frame.html || ("log" in frame.html && atEnd());  // asked while all is laid out
  for (const [id, html] of Object.entries(frame.html)) {
    const old = document.getElementById(id);
    if (!old) continue;
    if (newScreen && id === "app") { old.outerHTML = html; continue; }
    // What a person is typing stays; on buttons that option would keep old words.
    Idiomorph.morph(old, html, { ...options, ignoreActiveValue: document.activeElement?.localName === "input" });
  }
  const fresh = document.getElementById("prompt")?.dataset.q !== asked;
  if (fresh) unfold();
  if (root.lang !== frame.lang) root.lang = frame.lang;
  wear(frame.look);
  const settle = () => keep(held, newScreen, was);
  const arrived = newScreen && arrive(frame.screen, settle);
  document.title = frame.title;
  dress();
  // What has been read to the last person is not for the next one.
  if (newScreen || document.querySelector("#layer .curtain")) hush();
  unsaid.push([...frame.beats, ...frame.asks].join("\n"));
  if (document.hidden) say();
  focusLayer(newScreen);
  focusAsked(held);
  if (!newScreen) settle();
  const place = () => {
    if (newScreen) scrollTo(0, 0);
    if (newScreen || led() !== link) reach();
    const high = measure();
    // Where the table is higher than its window, what is asked comes into sight.
    if (fresh && high) document.getElementById("prompt")?.scrollIntoView({ block: "nearest" });
    if (follows) toEnd();
    showCurrent();
    glide(before);
    say();
  };
  // With the layout that is due then, not one of their own.
  arrived ? arrived.then(place) : requestAnimationFrame(place);
  return arrived;
}

// A new screen is laid out part by part, a frame for each: all at once would hold the page up for too long. The focus, which
// asks for the layout of all that is shown, comes once there is something to have it.
async function arrive(screen, settle) {
  const { dataset } = document.body;
  dataset.screen = screen;
  for (const part of [1, 2, 3]) {
    dataset.arriving = part;
    await laidOut();
    if (part === 2) settle();
  }
  delete dataset.arriving;
  await laidOut();
}

const laidOut = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));

const HEARD = 5_000;
let unsaid = [];
// Screen readers read what is added, one thing after the other, even when frames follow each other faster than anybody
// speaks. What a frame has to say is one thing, of a line for each sentence, and comes once all that it changes is there and
// has the focus: some readers keep but the last of several that come at once, or lose what comes in a flood. Who reads the
// page line by line finds it in the log and the prompt, so here it goes.
function say() {
  for (const text of unsaid.splice(0).filter(Boolean)) {
    const lines = Object.assign(document.createElement("p"), { innerText: text });
    document.getElementById("say").append(lines);
    setTimeout(() => lines.remove(), HEARD);
  }
}

function hush() {
  unsaid = [];
  document.getElementById("say").replaceChildren();
}

const light = matchMedia("(prefers-color-scheme: light)"), strong = matchMedia("(prefers-contrast: more)");
let worn = {};
/** How the person wants the page to look; what follows the system is settled here. */
function wear(look) {
  worn = look;
  const theme = look.theme === "system" ? (light.matches ? "light" : "dark") : look.theme;
  const contrast = look.contrast === "more" || strong.matches ? "more" : "usual";
  put(document.documentElement.dataset, { ...look, theme, contrast });
}

// A fact set anew, even to what it was, may have the whole page styled anew.
function put(dataset, facts) {
  for (const [name, value] of Object.entries(facts)) if (dataset[name] !== value) dataset[name] = value;
}
for (const wish of [light, strong]) wish.addEventListener("change", () => worn.theme && wear(worn));

/** Numbers that style needs, which the security policy does not allow as attributes. */
export function dress() {
  for (const node of document.querySelectorAll("[data-css]"))
    if (node.style.cssText !== node.dataset.css) node.style.cssText = node.dataset.css;
  for (const node of document.querySelectorAll("[data-fragment]"))
    node.value = `${location.origin}${location.pathname}#${node.dataset.fragment}`;
}

// A new question opens its tray, however the last one was left.
function unfold() {
  const tray = document.getElementById("tray");
  if (tray && !tray.hidden) { delete tray.dataset.kept; tray.open = true; }
}

function atEnd() {
  const log = document.getElementById("log");
  return log && log.scrollHeight - log.scrollTop - log.clientHeight < 60;
}

function toEnd() {
  const log = document.getElementById("log");
  if (log) log.scrollTop = log.scrollHeight;
}

dress();
