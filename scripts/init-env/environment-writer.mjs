import { randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { parseEnvironment } from "../system/environment-file.mjs";

const OWNER_ONLY = 0o600;

/** Fills empty lines of an .env, and appends the rest. @param {string} text @param {import("./wanted-settings.mjs").Setting[]} settings */
export function fillEnvironment(text, settings) {
  const added = /** @type {string[]} */ ([]);
  let filled = text;
  for (const { name, why, makeValue, requested } of settings) {
    const present = parseEnvironment(filled);
    if (present[name]) continue;
    const value = requested ?? makeValue();
    if (value === "" && name in present) continue;
    filled = name in present ? setInPlace(filled, name, value) : append(filled, name, value, why);
    added.push(name);
  }
  return { text: filled, added };
}

/** @param {string} text @param {string} name @param {string} value */
function setInPlace(text, name, value) {
  const line = new RegExp(
    `^([^\\S\\r\\n]*(?:export[^\\S\\r\\n]+)?${name}[^\\S\\r\\n]*=)[^\\r\\n]*`,
    "gm",
  );
  return text.replace(line, (_, start) => `${start}${quoted(value)}`);
}

/** @param {string} text @param {string} name @param {string} value @param {string} why */
function append(text, name, value, why) {
  const before = text === "" || text.endsWith("\n") ? text : `${text}\n`;
  const comment = why ? `${before === "" ? "" : "\n"}# ${why}\n` : "";
  return `${before}${comment}${name}=${quoted(value)}\n`;
}

/** Quotes values that a shell or docker compose would interpret. @param {string} value */
const quoted = (value) => (/^[\w.:/@-]*$/.test(value) ? value : `"${value}"`);

/** @param {string} file */
export const readIfExists = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** Writes atomically, readable by the owner alone. Returns whether others could read it before. @param {string} file @param {string} text */
export function writePrivately(file, text) {
  const alreadyExists = existsSync(file);
  const place = alreadyExists ? realpathSync(file) : file;
  const wasReadable = alreadyExists && (statSync(place).mode & 0o077) !== 0;
  if (alreadyExists && readFileSync(place, "utf8") === text) {
    if (wasReadable) chmodSync(place, OWNER_ONLY);
    return wasReadable;
  }
  const temporary = `${place}.${randomBytes(4).toString("hex")}`;
  try {
    writeFileSync(temporary, text, { mode: OWNER_ONLY, flag: "wx" });
    renameSync(temporary, place);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  return wasReadable;
}
