// Draws the pictures of an installed app from icon.svg: as it is, and full-bleed for systems that cut their own shape.
// node icons.mjs ICON_SVG OUT_FOLDER
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { initWasm, Resvg } from "../node_modules/@resvg/resvg-wasm/index.mjs";

const [source, out] = process.argv.slice(2);
const svg = readFileSync(source, "utf-8");
// Only the middle four fifths of a maskable icon are sure to be seen: the corners are filled, the drawing shrinks.
const maskable = svg.replace(/ rx="\d+"/, "").replace(/(<rect [^>]*>)(.*)(<\/svg>)/s,
  '$1<g transform="translate(51.2 51.2) scale(.8)">$2</g>$3');

await initWasm(readFileSync(new URL("../node_modules/@resvg/resvg-wasm/index_bg.wasm", import.meta.url)));
for (const [name, drawing, size] of [["192", svg, 192], ["512", svg, 512], ["maskable-512", maskable, 512]]) {
  const picture = new Resvg(drawing, { fitTo: { mode: "width", value: size } }).render();
  writeFileSync(join(out, `icon-${name}.png`), picture.asPng());
}
