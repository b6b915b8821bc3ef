// Pyodide's script and engine without what only packages written in C could ask for. For their sake it exports all of
// Python, libc, OpenGL and SDL by name, so that nothing counts as unused. The game loads no such package: three quarters
// of the script and a tenth of the engine go, and a fifth of the time of a start.
// node runtime.mjs PYODIDE OUT_FOLDER
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rollup } from "@rollup/wasm-node";
import binaryen from "binaryen";
import { transform } from "esbuild";

const [pyodide, out] = process.argv.slice(2);
const [SCRIPT, ENGINE] = ["pyodide.asm.mjs", "pyodide.asm.wasm"];

// How the script names what the engine exports, one assignment each, what it declares for them, …
const TAKEN = /[\w$]+=Module\["[^"]+"\]=wasmExports\["([^"]+)"\][^;}]*;?/g;
const DECLARED = /var [\w$,]+;(?=function assignWasmExports)/;
// … what it gives to the engine, and what to whoever holds the module.
const GIVEN = /(?<=var wasmImports=\{)[^}]*/;
const OFFERED = /Module\["([\w$]+)"\]=\1;/g;

const loader = readFileSync(join(pyodide, "pyodide.mjs"), "utf8");
const whole = readFileSync(join(pyodide, SCRIPT), "utf8");
const engine = leanEngine(readFileSync(join(pyodide, ENGINE)));
const { code } = await transform(await leanScript(), {
  minify: true, format: "esm", target: "es2022", charset: "utf8", logOverride: { "commonjs-variable-in-esm": "silent" },
});
writeFileSync(join(out, SCRIPT), code);
writeFileSync(join(out, ENGINE), engine);

// Only what the scripts name somewhere is exported, and only what leads there, or can be called by its address, stays.
function leanEngine(bytes) {
  const words = new Set(`${without(without(whole, TAKEN), DECLARED)}${loader}`.match(/[\w$]+/g));
  const module = binaryen.readBinary(bytes);
  for (let i = module.getNumExports(); i--;) {
    const { name } = binaryen.getExportInfo(module.getExportByIndex(i));
    if (!words.has(name) && !words.has(`_${name}`)) module.removeExport(name);
  }
  module.runPasses(["remove-unused-module-elements"]);
  return module.emitBinary();
}

async function leanScript() {
  const module = new WebAssembly.Module(engine);
  const exported = new Set(WebAssembly.Module.exports(module).map(({ name }) => name));
  const imported = new Set(WebAssembly.Module.imports(module).map(({ name }) => name));
  let script = whole
    .replace(TAKEN, (text, name) => exported.has(name) ? text : "")
    .replace(GIVEN, all => all.split(",").filter(entry => imported.has(entry.split(":")[0])).join());
  const uses = `${without(script, OFFERED)}${loader}`.matchAll(/\.\s*([\w$]+)|["'`]([\w$]+)["'`]|[{,]([\w$]+)(?=[,}:])/g);
  const asked = new Set([...uses].flatMap(([, ...names]) => names));
  script = script.replace(OFFERED, (text, name) => asked.has(name) ? text : "");
  const bundle = await rollup({
    input: SCRIPT,
    external: /^node:/,
    plugins: [{ name: "given", resolveId: id => id === SCRIPT ? id : null, load: () => script }],
    treeshake: { propertyReadSideEffects: false, tryCatchDeoptimization: false },
    onwarn() {},  // of eval, which is in code that goes
  });
  const { output } = await bundle.generate({ format: "es" });
  return output[0].code;
}

// A new version of Pyodide may be written otherwise: then the build ends here, rather than with half of a runtime.
function without(script, pattern) {
  const rest = script.replace(pattern, "");
  if (rest === script) throw new Error(`${SCRIPT} has nothing of the form ${pattern}`);
  return rest;
}
