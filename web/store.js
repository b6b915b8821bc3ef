// Saves, as texts by key, in IndexedDB: the worker's sync.load and sync.store.
const home = new URL("../../", import.meta.url).pathname;  // two copies of the game on one origin keep apart

let opened;
function database() {
  return opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(`fate:${home}`, 1);
    request.onupgradeneeded = () => request.result.createObjectStore("saves");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => { opened = undefined; reject(request.error); };
  });
}

async function within(mode, act) {
  const db = await database();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction("saves", mode);
    const request = act(transaction.objectStore("saves"));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
  });
}

/** The text stored under `key`, or null. */
export const load = async key => await within("readonly", saves => saves.get(key)) ?? null;

/** Keep `text` under `key`; null removes it. Resolves once it is on disk. */
export const store = (key, text) =>
  within("readwrite", saves => text === null ? saves.delete(key) : saves.put(text, key)).then(() => true);
