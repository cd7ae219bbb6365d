import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { inProject } from "../../system/paths.mjs";
import { engineAdapter } from "./adapter.mjs";

const MODULE = "@prisma/schema-engine-wasm/schema_engine_bg";

/** Returns the SQL from a database's tables to prisma/schema, or "". @param {string} connectionString */
export async function schemaDifference(connectionString) {
  const files = globSync(inProject("prisma/schema/*.prisma"))
    .sort()
    .map((path) => ({ path, content: readFileSync(path, "utf8") }));
  const Engine = await loadEngine();
  const adapter = engineAdapter(connectionString);
  try {
    const engine = await Engine.new(
      { datamodels: files.map(({ path, content }) => [path, content]) },
      () => {},
      adapter.factory,
    );
    const { stdout } = await engine.diff({
      from: { tag: "schemaDatasource", files, configDir: "." },
      to: { tag: "schemaDatamodel", files },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    const sql = stdout?.trim() ?? "";
    return sql === "-- This is an empty migration." ? "" : sql;
  } finally {
    await adapter.close();
  }
}

/** @returns {Promise<typeof import("@prisma/schema-engine-wasm").SchemaEngine>} */
async function loadEngine() {
  const bindings = await import(MODULE);
  const folder = dirname(createRequire(import.meta.url).resolve(MODULE));
  const wasm = readFileSync(join(folder, "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(wasm, { "./schema_engine_bg.js": bindings });
  // The engine calls it with the reason before it aborts.
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: console.error } });
  bindings.__wbg_set_wasm(instance.exports);
  /** @type {any} */ (instance.exports).__wbindgen_start?.();
  return bindings.SchemaEngine;
}
