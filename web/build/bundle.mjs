// Joins boot.js with what it imports, since every file is a request to wait for, and makes script and style sheet small.
// Of the style sheet, first.css is what the page FIRST needs: to read the whole takes longer than to paint that page.
// parts.json names the packages that went into it.
// node bundle.mjs BOOT STYLE FIRST OUT_FOLDER
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { PurgeCSS } from "purgecss";

const [boot, style, first, outdir] = process.argv.slice(2);
const { metafile } = await build({
  entryPoints: [boot, style],
  outdir,
  entryNames: "[name]",
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  external: ["fonts/*"],  // these stay files
  plugins: [{ name: "lean PyScript", setup: lean }],
  logLevel: "warning",
  metafile: true,
});
const parts = Object.keys(metafile.inputs).map(path => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]);
await writeFile(join(outdir, "parts.json"), JSON.stringify([...new Set(parts)].filter(Boolean).sort()));

const [{ css }] = await new PurgeCSS().purge({
  content: [first],
  css: [{ raw: await readFile(join(outdir, basename(style)), "utf8") }],
  fontFace: true, keyframes: true,
  safelist: { greedy: [/:empty/, /data-(theme|size|motion)/] },
});
await writeFile(join(outdir, "first.css"), css);

// PyScript without its plug-ins, what reads other configurations than JSON, and the sources of its Python package: the
// archive holds that compiled, and to write them out at every start would take as long as to draw the lobby.
function lean({ onLoad }) {
  const left = /@pyscript\/core\/src\/(plugins|stdlib)\/[\w-]+\.js$|polyscript\/esm\/3rd-party\//;
  const contents = "export default {}; export const notOnDOM = () => {};";  // that it asks of one that is left out, too
  onLoad({ filter: left }, () => ({ contents }));
}
