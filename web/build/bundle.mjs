// Joins boot.js with what it imports, since every file is a request to wait for, and makes script and style sheet small.
// Of the style sheet, first.css is what the page FIRST needs: to read the whole takes longer than to paint that page.
// node bundle.mjs BOOT STYLE FIRST OUT_FOLDER
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { PurgeCSS } from "purgecss";

const [boot, style, first, outdir] = process.argv.slice(2);
await build({
  entryPoints: [boot, style],
  outdir,
  entryNames: "[name]",
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  external: ["./pyscript/core.js", "fonts/*"],  // these stay files
  logLevel: "warning",
});

const [{ css }] = await new PurgeCSS().purge({
  content: [first],
  css: [{ raw: await readFile(join(outdir, basename(style)), "utf8") }],
  fontFace: true, keyframes: true,
  safelist: { greedy: [/:empty/, /data-(theme|size|motion)/] },
});
await writeFile(join(outdir, "first.css"), css);
