// Replays a record in the Python of the built site, under Node, and prints the hash of the State it ends in.
// node replay.mjs FOLDER_OF_PYODIDE < RECORD
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const folder = process.argv[2];
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")));
const py = await loadPyodide({ indexURL: folder + "/" });
py.globals.set("text", readFileSync(0, "utf-8"));
console.log(
  py.runPython(`
from fate.fate2.record import from_any, restore
record = from_any(text)
game, _ = restore(record, build=record.build)
game.hash()
`),
);
