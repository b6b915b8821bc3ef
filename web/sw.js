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

// Files that an earlier build left here need no second download.
async function keptFiles() {
  const known = new Map();
  for (const name of await ownCaches()) {
    const cache = await caches.open(name);
    const list = await cache.match(LIST);
    for (const [path, integrity] of Object.entries(list ? await list.json() : {})) known.set(integrity, [cache, path]);
  }
  return async integrity => known.has(integrity) && known.get(integrity)[0].match(known.get(integrity)[1]);
}

async function ownCaches() {
  return (await caches.keys()).filter(name => name.startsWith(OWN) && name !== CACHE);
}

async function dropOthers() {
  await Promise.all((await ownCaches()).map(name => caches.delete(name)));
}

async function page(request) {
  const { waiting } = registration;
  if (waiting && (await clients.matchAll({ type: "window" })).length < 2) {
    // The only page is being (re)loaded: let the new version take over and load once more.
    waiting.postMessage("take over");
    return new Response("", { headers: { Refresh: "0" } });
  }
  const path = new URL(request.url).pathname;
  const home = new URL(registration.scope).pathname;
  return path === home || path === `${home}index.html` ? asset("./") : fetch(request);
}

async function asset(request) {
  const cache = await caches.open(CACHE);
  return await cache.match(request, { ignoreSearch: true }) || fetch(request);
}
