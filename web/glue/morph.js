// Puts new HTML into the page so that focus, scroll and selection survive.
import { Idiomorph } from "idiomorph";
import { glide, places } from "./motion.js";
import { showCurrent } from "./pages.js";

const options = {
  morphStyle: "outerHTML",
  callbacks: {
    // The style attribute belongs to `dress`; what a person has opened or folded stays so.
    beforeAttributeUpdated: (name, node) =>
      !(name === "style" || name === "data-kept" || (name === "open" && node.dataset.kept === "")),
  },
};

/** Show one frame: regions, language, theme, and what is read aloud. */
export function apply(frame) {
  const { documentElement: root, body } = document;
  const asked = document.getElementById("prompt")?.dataset.q;
  const newScreen = body.dataset.screen !== frame.screen;
  const held = document.activeElement?.id;
  const before = newScreen || frame.wait === 0 ? null : places();
  const follows = newScreen || "app" in frame.html || ("log" in frame.html && atEnd());  // asked while all is laid out
  for (const [id, html] of Object.entries(frame.html)) {
    const old = document.getElementById(id);
    if (!old) continue;
    if (newScreen && id === "app") { old.outerHTML = html; continue; }
    // What a person is typing stays; on buttons that option would keep old words.
    Idiomorph.morph(old, html, { ...options, ignoreActiveValue: document.activeElement?.localName === "input" });
  }
  if (document.getElementById("prompt")?.dataset.q !== asked) unfold();
  root.lang = frame.lang;
  wear(frame.look);
  body.dataset.screen = frame.screen;
  document.title = frame.title;
  dress();
  if (follows) toEnd();
  if (newScreen) { scrollTo(0, 0); document.getElementById("say").textContent = ""; }
  if (frame.beats.length) document.getElementById("say").textContent = frame.beats.slice(-4).join(" ");
  focusLayer();
  requestAnimationFrame(showCurrent);  // with the layout that is due then, not one of its own
  glide(before);
  if (held && document.activeElement === body) keep(held, newScreen);
}

// What had the focus is gone: the focus goes to what stands in its place, else to what is asked.
function keep(id, newScreen) {
  const main = document.querySelector("#prompt [data-do]:not([aria-disabled])") ?? document.querySelector("#prompt button");
  const heading = newScreen ? document.querySelector("h1") : null;
  if (heading) heading.tabIndex = -1;
  (document.getElementById(id) ?? heading ?? main)?.focus({ preventScroll: true });
}

const light = matchMedia("(prefers-color-scheme: light)");
let worn = {};
/** How the person wants the page to look; a theme that follows the system is settled here. */
function wear(look) {
  worn = look;
  const theme = look.theme === "system" ? (light.matches ? "light" : "dark") : look.theme;
  Object.assign(document.documentElement.dataset, look, { theme });
}
light.addEventListener("change", () => worn.theme && wear(worn));

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

let before;  // what had the focus when something was laid over the table
function focusLayer() {
  const dialog = document.querySelector("#layer [role=dialog]");
  const modal = dialog?.getAttribute("aria-modal") === "true";
  for (const node of document.querySelectorAll("#top,.play,.side")) node.inert = modal;
  if (dialog && !dialog.contains(document.activeElement)) {
    before ??= document.activeElement?.id;
    dialog.querySelector("[data-do=close],[data-do=lift]")?.focus();
  } else if (!dialog && before) {
    document.getElementById(before)?.focus();
    before = undefined;
  }
}

dress();
