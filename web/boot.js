// Start-up on the main thread: hands the page's functions to the worker before Python runs, then goes offline-ready.
import { hooks } from "@pyscript/core";
import { act, attach, patch } from "./glue/main.js";
import { claim, load, space, store } from "./store.js";

const here = new URL("./", import.meta.url).href;  // the folder of this build
const home = new URL("../../", import.meta.url).href;  // where index.html lies

// The page itself holds no more style than the lobby needs; all others have to wait for the whole.
const style = document.createElement("link");
const dressed = new Promise(resolve => Object.assign(style, { onload: resolve, onerror: fail }));
document.head.append(Object.assign(style, { rel: "stylesheet", href: new URL("fate.css", here) }));

// PyScript's only default hook is compiled with eval, for a module we do not use; without it no 'unsafe-eval' is needed.
hooks.worker.onBeforeRunAsync.clear();
hooks.main.onWorker.add((_, worker) => {
  worker.onerror = event => fail(event.error || event.message);
  Object.assign(worker.sync, {
    load,
    space,
    // Answered at once: while an answer is due, PyScript takes every slow action for a deadlock, and says so. The database
    // keeps the order of writes and reads by itself.
    store: (key, text) => { store(key, text).catch(() => act({ do: "store_failed" })); },
    patch: async text => {
      await dressed;
      patch(text);
      performance.mark("fate:lobby");  // the first of these marks counts
      complete();
    },
    claim: byForce => claim(byForce, () => act({ do: "lost" })),
    fragment: () => location.hash,
    language: () => document.documentElement.lang,
    fail,
  });
  worker.ready.then(() => {
    attach(worker.sync);
    document.documentElement.dataset.ready = "";
    performance.mark("fate:ready");
    keepOffline().catch(console.warn);  // refused by some private windows; the game goes on
  }, fail);
});

// What the first page does not show: the characters and the drawings of all others.
let whole = false;
function complete() {
  if (whole) return;
  whole = true;
  for (const face of document.fonts) face.load();
  fetch(new URL("drawings.html", here)).then(response => response.text()).then(text =>
    document.getElementById("sprite").insertAdjacentHTML("afterend", text));
}

// The shell holds the sentence (it knows the language); the cause goes to the console for a report.
function fail(cause) {
  console.error(cause);
  document.getElementById("boot-failed").hidden = false;
}

// Registered only now, so that filling the offline copy does not compete with the first start.
async function keepOffline() {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register(new URL("sw.js", home));
  // On a first visit there is nothing older that an update could replace.
  const tell = () => registration.waiting && registration.active && dispatchEvent(new CustomEvent("fate:update", { detail: { apply } }));
  const apply = () => {
    if (!registration.waiting) return location.reload();  // another page has let it take over already
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting.postMessage("take over");
  };
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", event => event.target.state === "installed" && tell()));
  tell();
  forgetOldBuilds();
}

// PyScript opens an (empty) database named after the address of each build's Pyodide; drop those of builds past.
async function forgetOldBuilds() {
  for (const { name } of await globalThis.indexedDB?.databases?.() ?? [])
    if (name.includes(`${home}b/`) && !name.includes(here)) indexedDB.deleteDatabase(name);
}
