import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { isAlive, processIdentity } from "./process-identity.mjs";

/**
 * Takes a lock that dies with its holder: the file names the process that holds it, and one whose
 * process is gone counts for nothing.
 * @param {string} file
 * @returns {(() => void) | undefined} gives the lock back; undefined when somebody else holds it
 */
export function tryLock(file) {
  const mine = processIdentity(process.pid) ?? String(process.pid);
  for (;;) {
    if (place(file, mine)) {
      return () => {
        if (contents(file) === mine) rmSync(file, { force: true });
      };
    }
    const holder = contents(file);
    if (holder && isAlive(holder)) return undefined;
    if (holder !== undefined) takeAway(file, holder);
  }
}

/** @param {string} file @returns {number | undefined} the process that holds the lock */
export function holderOf(file) {
  const holder = contents(file);
  return holder && isAlive(holder) ? Number.parseInt(holder, 10) : undefined;
}

/**
 * Waits for the lock, runs the work and gives the lock back.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  let release = tryLock(file);
  while (!release) {
    await wait(50);
    release = tryLock(file);
  }
  try {
    return await work();
  } finally {
    release();
  }
}

/**
 * A file that appears whole or not at all: written aside, then linked to its name.
 * @param {string} file
 * @param {string} content
 * @returns {boolean} false when the name is taken
 */
function place(file, content) {
  const aside = `${file}.${randomBytes(4).toString("hex")}`;
  writeFileSync(aside, content, { mode: 0o600 });
  try {
    linkSync(aside, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
    return false;
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Removes a dead holder's file. Two starters may find it at once, so it is moved first and looked
 * at then: whoever moved the other one's fresh lock puts it back.
 * @param {string} file
 * @param {string} holder
 */
function takeAway(file, holder) {
  const aside = `${file}.${randomBytes(4).toString("hex")}`;
  try {
    renameSync(file, aside);
    if (contents(aside) !== holder) linkSync(aside, file);
  } catch {
    // Somebody else was faster; the next turn of the loop sees what is there now.
  }
  rmSync(aside, { force: true });
}

/** @param {string} file @returns {string | undefined} */
function contents(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
