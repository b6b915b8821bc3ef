// Runs pack.py inside Pyodide under Node, so that the bytecode is made by exactly the Python that will run it.
// node pack.mjs ROOT SITE_PACKAGES OUT
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { loadPyodide } from "../node_modules/pyodide/pyodide.mjs";

const [root, site, out] = process.argv.slice(2);
const py = await loadPyodide({
  indexURL: join(root, "web/node_modules/pyodide"),
  env: { PYTHONNODEBUGRANGES: "1" },  // columns in tracebacks are of no use without sources, and a fifth of the bytes
});
for (const [point, folder] of [["/repo", root], ["/site", site], ["/out", dirname(out)]]) {
  py.FS.mkdirTree(point);
  py.mountNodeFS(point, folder);
}
const script = join(root, "web/build/pack.py");
const scope = py.toPy({ __name__: "pack", __file__: script, OUT: `/out/${out.slice(dirname(out).length + 1)}` });
try {
  py.runPython(readFileSync(script, "utf-8"), { globals: scope, filename: script });
} catch (error) {
  console.error(error.message);  // Node would print the line of Pyodide that threw: a megabyte
  process.exit(1);
}
