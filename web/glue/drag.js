// Dragging: a thing to another place in its row, a card to a seat. Whatever the pointer does here, buttons and keys do too.
import { zoomed } from "./motion.js";

const SLACK = 6;  // pixels a finger may tremble

/** Attach the listeners. `act` sends an action, `question` is the number of the one that is asked. */
export function drag(act, question) {
  addEventListener("pointerdown", down => {
    const node = down.button === 0 && !down.target.closest(".ordb,.ordk") && down.target.closest("[data-order]>li:not([data-kept]),.bcard");
    if (!node) return;
    const row = node.closest("[data-order]"), lines = row ? [...row.children] : [], from = lines.indexOf(node);
    let places, to = from;
    const move = event => {
      const x = event.clientX - down.clientX, y = event.clientY - down.clientY;
      if (!places && Math.hypot(x, y) < SLACK) return;
      places ??= lines.map(centre);
      node.dataset.drag = "";
      put(node, x, y);
      if (!row) return;
      to = nearest(places, event.clientX, event.clientY);
      lines.forEach((line, at) => line === node || shift(line, places[at], places[at + step(at, from, to)]));
    };
    const end = event => {
      for (const kind of ["pointermove", "pointerup", "pointercancel"]) removeEventListener(kind, kind === "pointermove" ? move : end);
      if (!places) return;
      delete node.dataset.drag;
      for (const line of row ? lines : [node]) line.style.translate = "";
      swallowClick();
      if (event.type === "pointercancel") return;
      if (row) { if (to !== from) act({ do: "move", o: node.id.slice("ord-".length), by: to - from, q: question() }); return; }
      const there = under(event, node), { uid } = node.dataset;
      if (there?.matches(".bin")) act({ do: "give", o: uid, by: there.dataset.o, q: question() });
      else if (there && node.closest(".bin")) act({ do: "take", o: uid, q: question() });
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  });
}

function centre(node) {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function nearest(places, x, y) {
  const far = places.map(place => Math.hypot(place.x - x, place.y - y));
  return far.indexOf(Math.min(...far));
}

// What lies between where a thing was and where it is makes room for it.
const step = (at, from, to) => (at > from && at <= to ? -1 : at < from && at >= to ? 1 : 0);

function shift(node, here, there) {
  here === there ? (node.style.translate = "") : put(node, there.x - here.x, there.y - here.y);
}

function put(node, x, y) {
  const zoom = zoomed(node);
  node.style.translate = `${x / zoom}px ${y / zoom}px`;
}

// The seat's bin or the row of cards that lies under the pointer, below what is dragged.
function under(event, node) {
  const found = document.elementsFromPoint(event.clientX, event.clientY).filter(one => !node.contains(one));
  return found.map(one => one.closest(".bin,.bins__s")).find(Boolean);
}

// Letting go of what was dragged is no press.
function swallowClick() {
  const swallow = event => { event.stopPropagation(); event.preventDefault(); };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
