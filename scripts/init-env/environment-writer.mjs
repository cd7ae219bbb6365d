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

/**
 * A text of an .env with each setting that it lacks: in the line that names it without a value, or
 * else at the end. What has a value stays, to the byte.
 * @param {string} text
 * @param {import("./wanted-settings.mjs").Setting[]} settings
 * @returns {{ text: string, added: string[] }}
 */
export function fillEnvironment(text, settings) {
  const added = [];
  let filled = text;
  for (const { name, why, value, wish } of settings) {
    const present = parseEnvironment(filled);
    if (present[name]) continue;
    const made = wish ?? value();
    // An empty value is one as well where nothing better is known.
    if (made === "" && name in present) continue;
    filled = name in present ? inPlace(filled, name, made) : atTheEnd(filled, name, made, why);
    added.push(name);
  }
  return { text: filled, added };
}

/** @param {string} text @param {string} name @param {string} value */
function inPlace(text, name, value) {
  const line = new RegExp(
    `^([^\\S\\r\\n]*(?:export[^\\S\\r\\n]+)?${name}[^\\S\\r\\n]*=)[^\\r\\n]*`,
    "gm",
  );
  return text.replace(line, (_, start) => `${start}${quoted(value)}`);
}

/** @param {string} text @param {string} name @param {string} value @param {string} why */
function atTheEnd(text, name, value, why) {
  const before = text === "" || text.endsWith("\n") ? text : `${text}\n`;
  const comment = why ? `${before === "" ? "" : "\n"}# ${why}\n` : "";
  return `${before}${comment}${name}=${quoted(value)}\n`;
}

/** Neither shells nor docker compose read anything into what stands in it. @param {string} value */
const quoted = (value) => (/^[\w.:/@-]*$/.test(value) ? value : `"${value}"`);

/** @param {string} file @returns {string} empty where it isn't there */
export const readOwn = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/**
 * Writes a file that only its owner may read, whole or not at all.
 * @param {string} file
 * @param {string} text
 * @returns {boolean} whether others could read it before
 */
export function writeOwn(file, text) {
  const isThere = existsSync(file);
  const place = isThere ? realpathSync(file) : file;
  const wasOpen = isThere && (statSync(place).mode & 0o077) !== 0;
  if (isThere && readFileSync(place, "utf8") === text) {
    if (wasOpen) chmodSync(place, OWNER_ONLY);
    return wasOpen;
  }
  const aside = `${place}.${randomBytes(4).toString("hex")}`;
  try {
    writeFileSync(aside, text, { mode: OWNER_ONLY, flag: "wx" });
    renameSync(aside, place);
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
  return wasOpen;
}
