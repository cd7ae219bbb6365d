import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { inProject } from "../system/paths.mjs";
import { engineAdapter } from "./engine-adapter.mjs";

const require = createRequire(import.meta.url);
const schemaFolder = inProject("prisma/schema");
const migrationsFolder = inProject("prisma/migrations");

/** What Prisma's own command line wants to find in the migrations' folder. */
export const LOCK_FILE = 'provider = "postgresql"\n';

/** No table of the shop's database is somebody else's. */
export const noFilters = { externalTables: [], externalEnums: [] };

/** @returns {{ path: string, content: string }[]} the schema, one file a domain */
export function schemaFiles() {
  return readdirSync(schemaFolder)
    .filter((name) => name.endsWith(".prisma"))
    .sort()
    .map((name) => join(schemaFolder, name))
    .map((path) => ({ path, content: readFileSync(path, "utf8") }));
}

/** @returns {import("@prisma/schema-engine-wasm").MigrationList} */
export function migrationList() {
  const entries = existsSync(migrationsFolder)
    ? readdirSync(migrationsFolder, { withFileTypes: true })
    : [];
  return {
    baseDir: migrationsFolder,
    lockfile: { path: "migration_lock.toml", content: LOCK_FILE },
    shadowDbInitScript: "",
    migrationDirectories: entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort()
      .map((name) => ({
        path: name,
        migrationFile: {
          path: "migration.sql",
          content: { tag: "ok", value: read(name, "migration.sql") },
        },
      })),
  };
}

/** @param {...string} parts */
const read = (...parts) => readFileSync(join(migrationsFolder, ...parts), "utf8");

/**
 * Prisma's own schema engine as WebAssembly: the binary that its command line wants comes from a
 * download host that needn't be reachable.
 * @template T
 * @param {string} connectionString
 * @param {(engine: import("@prisma/schema-engine-wasm").SchemaEngine) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withEngine(connectionString, work) {
  const Engine = await loadEngine();
  const adapter = engineAdapter(connectionString);
  try {
    /** @type {[string, string][]} */
    const datamodels = schemaFiles().map(({ path, content }) => [path, content]);
    const engine = await Engine.new({ datamodels }, () => {}, adapter.factory);
    try {
      return await work(engine);
    } finally {
      engine.free();
    }
  } finally {
    await adapter.close();
  }
}

/** @type {Promise<typeof import("@prisma/schema-engine-wasm").SchemaEngine> | undefined} */
let loading;

function loadEngine() {
  loading ??= (async () => {
    const module = "@prisma/schema-engine-wasm/schema_engine_bg";
    const bindings = await import(module);
    const wasm = join(dirname(require.resolve(module)), "schema_engine_bg.wasm");
    const { instance } = await WebAssembly.instantiate(readFileSync(wasm), {
      "./schema_engine_bg.js": bindings,
    });
    // Where the engine leaves the reason before it aborts.
    /** @type {any} */ (globalThis).PRISMA_WASM_PANIC_REGISTRY = { set_message: console.error };
    bindings.__wbg_set_wasm(instance.exports);
    /** @type {any} */ (instance.exports).__wbindgen_start?.();
    return bindings.SchemaEngine;
  })();
  return loading;
}

/**
 * The engine puts a trace of its own behind the sentence that says what is wrong.
 * @param {unknown} error
 * @returns {string}
 */
export function engineMessage(error) {
  const text = error instanceof Error ? error.message : String(error);
  const [sentence = text] = text.split(/\n\s+0: /);
  const migration = /migration_name="([^"]+)"/.exec(text)?.[1];
  const words = sentence.trim().replaceAll("\n", ": ");
  return migration ? `${migration}: ${words}` : words;
}
