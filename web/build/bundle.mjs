// Joins boot.js with what it imports, since every file is a request to wait for, and makes script and style sheet small.
// node bundle.mjs BOOT STYLE OUT_FOLDER
import { build } from "esbuild";

const [boot, style, outdir] = process.argv.slice(2);
await build({
  entryPoints: [boot, style],
  outdir,
  entryNames: "[name]",
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  external: ["./pyscript/core.js"],  // comes with the files it imports itself
  logLevel: "warning",
});
