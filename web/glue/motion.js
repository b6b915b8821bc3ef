// Cards travel: whatever carries data-card and stands somewhere else after a frame glides there from where it was, or
// from where cards like it come from (data-from: an element's id). A glide is paint only: nothing waits for it.

const FLIGHT = 320, STAGGER = 60, MOST = 4;
const system = matchMedia("(prefers-reduced-motion: reduce)");
const still = () => system.matches || document.documentElement.dataset.motion === "reduced" || document.hidden;
const shown = box => box.width > 0 && box.bottom > 0 && box.top < innerHeight;

/** Pixels of the screen for one of the page's, at this node. */
export const zoomed = node => node.currentCSSZoom ?? 1;

/** Where every card is now; null when nothing is to move. */
export function places() {
  if (still()) return null;
  const found = new Map();
  for (const node of document.querySelectorAll("[data-card]")) {
    const box = node.getBoundingClientRect();
    found.set(node.id, box).set(node.dataset.card, box);
  }
  return found;
}

/** Let the cards glide from `before` to where they are. */
export function glide(before) {
  if (!before?.size) return;  // nothing was there to come from: the page is new
  let moving = 0;
  for (const node of document.querySelectorAll("[data-card]")) {
    const source = before.get(node.id) ?? before.get(node.dataset.card) ?? document.getElementById(node.dataset.from)?.getBoundingClientRect();
    const target = node.getBoundingClientRect();
    if (!source || !shown(source) || !shown(target) || moving === MOST) continue;
    const zoom = zoomed(node);
    const x = (source.left + source.width / 2 - target.left - target.width / 2) / zoom;
    const y = (source.top + source.height / 2 - target.top - target.height / 2) / zoom;
    if (Math.abs(x) + Math.abs(y) < 24) continue;
    const scale = Math.min(1.4, Math.max(.3, source.width / target.width));
    node.animate(
      [{ transform: `translate(${x}px,${y}px) scale(${scale})`, zIndex: 9 }, { transform: "none", zIndex: 9 }],
      { duration: FLIGHT, delay: STAGGER * moving++, easing: "cubic-bezier(.2,.8,.2,1)", fill: "backwards" });
  }
}
