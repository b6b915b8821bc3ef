// Offline copy of the whole site, one cache a build. The build puts `const BUILD = {hash, files}` in front of this.
// A cache is filled completely, every file checked against its digest, before this version takes over; a page keeps
// the version it was loaded with, because a new one waits until no page of the old one is left.
const OWN = `fate:${registration.scope}:`;  // other sites, or another copy of this one, may share the origin
const CACHE = OWN + BUILD.hash;
const LIST = "build.json";

addEventListener("install", event => event.waitUntil(fill()));
addEventListener("activate", event => event.waitUntil(dropOthers()));
addEventListener("message", event => { if (event.data === "take over") skipWaiting(); });
addEventListener("fetch", event => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  event.respondWith(request.mode === "navigate" ? page(request) : asset(request));
});

async function fill() {
  const kept = await keptFiles();
  await caches.delete(CACHE);  // what an interrupted install may have left
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(Object.entries(BUILD.files).map(async ([path, integrity]) => {
      const old = await kept(integrity);
      await cache.put(path, old || await fresh(path, integrity));
    }));
    await cache.put(LIST, new Response(JSON.stringify(BUILD.files)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function fresh(path, integrity) {
  const response = await fetch(path, { integrity, cache: path === "./" ? "no-cache" : "default" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

// Files that an earlier build left here need no second download. The copy is made anew, since a stored response carries
// its address along, and a script's own imports would then lead back to the earlier build.
async function keptFiles() {
  const known = new Map();
  for (const name of await otherCaches()) {
    const cache = await caches.open(name);
    const list = await cache.match(LIST);
    for (const [path, integrity] of Object.entries(list ? await list.json() : {})) known.set(integrity, [cache, path]);
  }
  return async integrity => {
    const [cache, path] = known.get(integrity) || [];
    const old = await cache?.match(path);
    return old && new Response(old.body, { headers: old.headers });
  };
}

// Caches of other builds, oldest first.
async function otherCaches() {
  return (await caches.keys()).filter(name => name.startsWith(OWN) && name !== CACHE);
}

async function dropOthers() {
  await Promise.all((await otherCaches()).map(name => caches.delete(name)));
}

async function page(request) {
  const path = new URL(request.url).pathname;
  const home = new URL(registration.scope).pathname;
  if (path !== home && path !== `${home}index.html`) return fetch(request);
  const next = await nextVersion(request);
  const cache = await caches.open(next || CACHE);
  return await cache.match("./") || fetch(request);
}

// The cache of a version that waits, if the page being loaded is the only one: it then takes over with this load. A page
// that is loaded again is still counted; one that is opened beside another is not yet.
async function nextVersion({ cache }) {
  const { waiting } = registration;
  const counted = cache === "no-cache" ? 1 : 0;
  if (!waiting || (await clients.matchAll({ type: "window" })).length > counted) return undefined;
  for (const name of (await otherCaches()).reverse()) {
    if (await caches.match(LIST, { cacheName: name })) {
      waiting.postMessage("take over");
      return name;
    }
  }
}

// First as the browser has it already: with that it also keeps the code it has compiled. Else from the versions' caches:
// the names of all files but the page's carry their build, so none is mistaken.
async function asset(request) {
  const kept = await fetch(request.url, { cache: "only-if-cached", mode: "same-origin" }).catch(() => null);
  if (kept?.ok) return kept;
  for (const cacheName of [CACHE, ...await otherCaches()]) {
    const found = await caches.match(request, { cacheName, ignoreSearch: true });
    if (found) return found;
  }
  return fetch(request);
}
