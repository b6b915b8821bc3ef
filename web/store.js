// Texts by key, in IndexedDB: the worker's sync.load and sync.store. Each key keeps its last two texts with a checksum, so
// that neither a crash nor a full disk in the middle of a write loses what was there. One tab at a time holds the claim.
const home = new URL("../../", import.meta.url).pathname;  // two copies of the game on one origin keep apart
const name = `fate:${home}`;

let opened;  // once only: a page that could not read what is kept must not write over it
function database() {
  return opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore("saves");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function within(mode, act) {
  const db = await database();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction("saves", mode);
    const result = act(transaction.objectStore("saves"));
    transaction.oncomplete = () => resolve(result?.result);
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
  });
}

/** A text's checksum: FNV-1a over its UTF-16 units, twice with different beginnings. */
function sum(text) {
  let a = 0x811c9dc5, b = 0x01000193;
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b);
  }
  return (a >>> 0).toString(16) + (b >>> 0).toString(16);
}

const SHUT = Symbol("shut");
const sound = kept => kept && typeof kept.text === "string" && kept.sum === sum(kept.text);

/**
 * JSON of the text stored under `key` and its state: "ok"; "previous" when the newest was damaged and the one before it
 * is given; "lost" when both are damaged; "none" when there never was one; "shut" when the browser lets nothing be kept.
 */
export async function load(key) {
  const slip = jotted(key);
  if (slip !== null) {
    store(key, slip).catch(() => {});
    return JSON.stringify({ text: slip, state: "ok" });
  }
  const found = await within("readonly", saves => saves.get(key)).catch(() => SHUT);
  if (found === SHUT) return JSON.stringify({ text: null, state: "shut" });
  const [newest, previous] = Array.isArray(found) ? found : [found];  // whatever else lies there is damaged
  if (!newest) return JSON.stringify({ text: null, state: "none" });
  if (sound(newest)) return JSON.stringify({ text: newest.text, state: "ok" });
  if (sound(previous)) return JSON.stringify({ text: previous.text, state: "previous" });
  return JSON.stringify({ text: null, state: "lost" });
}

/** Keep `text` under `key`; null removes it. Resolves once it is on disk; what was there stays as the one before. */
export async function store(key, text) {
  if (key === HASTY) jot(text ?? null);  // Python's None arrives as undefined
  await within("readwrite", saves => {
    if (text == null) return saves.delete(key);
    const old = saves.get(key);
    old.onsuccess = () => {
      const [newest, previous] = Array.isArray(old.result) ? old.result : [];
      saves.put([{ text, sum: sum(text) }, sound(newest) ? newest : previous], key);
    };
  });
  if (jotted(key) === text) jot(null);
  return true;
}

// A page that is left takes its unfinished writes along. Settings, which take effect at once, are jotted down at once too,
// until they are on disk.
const HASTY = "settings", SLIP = `${name}:${HASTY}`;
function jotted(key) {
  try { return key === HASTY ? localStorage.getItem(SLIP) : null; } catch { return null; }  // the browser keeps nothing
}
function jot(text) {
  try { text === null ? localStorage.removeItem(SLIP) : localStorage.setItem(SLIP, text); } catch { /* nor here */ }
}

/** JSON of how many bytes all texts take, null where none can be kept; and of what the browser says of the whole site. */
export async function space() {
  const kept = await within("readonly", saves => saves.getAll()).catch(() => SHUT);
  if (kept === SHUT) return JSON.stringify({ own: null });
  const texts = kept.flat().map(kept => kept?.text ?? "");
  const { usage: used = null, quota = null } = await navigator.storage?.estimate?.().catch(() => {}) ?? {};
  return JSON.stringify({ own: new Blob(texts).size, used, quota });
}

let release = () => {};
/**
 * Become the tab that plays. False when another one is, unless taken `byForce`; `lost` is called when a third does the
 * same to this one.
 */
export function claim(byForce, lost) {
  if (!navigator.locks) return true;  // an insecure address: nothing to tell tabs apart with
  release();
  const options = byForce ? { steal: true } : { ifAvailable: true };
  return new Promise(resolve => navigator.locks.request(name, options, lock => {
    resolve(Boolean(lock));
    return lock && new Promise(done => { release = done; });
  }).catch(error => error.name === "AbortError" ? lost() : resolve(true)));  // refused: nothing is kept, so nothing shared
}
