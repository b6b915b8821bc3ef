// What only the pages around the table need: links, files, copying, sliders.

/** Follow a link of the page: to another page, or to a place on this one. */
export function goTo(event, node, act) {
  event.preventDefault();
  if (node.dataset.to) return lead(document.getElementById(node.dataset.to));
  if (node.dataset.link && node.dataset.link === location.hash.slice(1) && led()) return reach();  // it is there already
  act({ do: "link", arg: node.dataset.link });
}

// The focus goes along, for those who read on from there.
function lead(section) {
  if (!section) return;
  const heading = section.querySelector("h2,h3") ?? section;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  section.scrollIntoView({ block: "start" });
}

/** The part of the page that its address leads to. */
export const led = () => document.querySelector("[data-here]")?.id;

/** Go to it, with the focus, so that whoever reads by ear or keyboard goes on from there. */
export function reach() {
  const node = document.getElementById(led());
  node?.scrollIntoView();
  node?.focus({ preventScroll: true });
}

/** Read a chosen file and send it in; longer ones than any save could be are not even read. */
export async function bringIn(input, act) {
  const [file] = input.files;
  input.value = "";
  if (!file) return;
  const text = file.size > 64_000_000 ? null : await file.text().catch(() => null);
  act({ do: input.dataset.file, name: file.name, text });
}

/** Copy a field's text. */
export async function copy(button) {
  const field = document.getElementById(button.dataset.copy);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");  // an insecure address has no clipboard
  }
}

/** Keep the decision being looked at in sight, without moving anything but the timeline itself. */
export function showCurrent() {
  const row = document.querySelector("#rep-tl [aria-current]"), list = row?.closest("#rep-tl > ol");
  if (!list || list.scrollHeight <= list.clientHeight) return;
  const { top, bottom } = row.getBoundingClientRect(), frame = list.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) list.scrollTop += top - frame.top - list.clientHeight / 3;
}

let next;
/** Do it at the next frame; of several before it only the last. */
export function follow(act) {
  if (!next) requestAnimationFrame(() => { const last = next; next = undefined; last(); });
  next = act;
}
