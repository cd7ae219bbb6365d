import module from "node:module";
import { fileURLToPath } from "node:url";
import v8 from "node:v8";

/** Holds compiled code for the next start. In .next, since a build makes most of it stale and empties that. */
export const COMPILE_CACHE = fileURLToPath(new URL("../../.next/compile-cache", import.meta.url));

/** Compiles WebAssembly once. Prisma's then takes 30 MB less, and isn't slower where queries are kept. */
const BASELINE_WASM = "--liftoff-only";

/** The web server's flags. A smaller young generation (4 MB a half instead of 16) saves 50 MB. */
export const WEB_FLAGS = [BASELINE_WASM, "--max-semi-space-size=4"];

/** Lets this process and its threads load faster and smaller, from now on. */
export function prepareNode() {
  // Missing in Node 20.
  module.enableCompileCache?.(COMPILE_CACHE);
  v8.setFlagsFromString(BASELINE_WASM);
}
