import { existsSync, readFileSync } from "node:fs";
import { inProject } from "./paths.mjs";

/** `NAME=value`, where the value may stand in quotes. */
const LINE = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^#]*?))\s*(?:#.*)?$/;

/** @param {string} text @returns {Record<string, string>} */
export function parseEnvironment(text) {
  /** @type {Record<string, string>} */
  const values = {};
  for (const line of text.split(/\r?\n/)) {
    const [, name, double, single, bare] = LINE.exec(line) ?? [];
    if (name) values[name] = double ?? single ?? bare ?? "";
  }
  return values;
}

/** Loads `.env` into this process's environment. Variables that are set already win. */
export function loadEnvironmentFile() {
  const file = inProject(".env");
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnvironment(readFileSync(file, "utf8")))) {
    process.env[name] ??= value;
  }
}
