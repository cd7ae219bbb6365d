import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { inProject } from "./paths.mjs";

/** Node takes an indented comment for a name, and the next line for the value after `NAME= `. */
const MISREAD = /^[ \t]*#.*$|[ \t]+$/gm;

export function parseEnvironment(/** @type {string} */ text) {
  const values = parseEnv(text.replaceAll("\r", "").replace(MISREAD, ""));
  return /** @type {Record<string, string>} */ (values);
}

/** Takes `.env` into this process's environment; what is already set there wins. */
export function loadEnvironmentFile() {
  const file = inProject(".env");
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnvironment(readFileSync(file, "utf8")))) {
    process.env[name] ??= value;
  }
}
