import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { isAlive, processIdentity } from "./process-identity.mjs";

/** Takes a lock that dies with its process. Returns its release. @param {string} file @returns {(() => void) | undefined} */
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
    rmSync(file, { force: true });
  }
}

export function holderOf(/** @type {string} */ file) {
  const holder = contents(file);
  return holder && isAlive(holder) ? Number.parseInt(holder, 10) : undefined;
}

/** @template T @param {string} file @param {() => Promise<T>} work @returns {Promise<T>} */
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

/** Writes a whole file or nothing; returns false when the name is taken. @param {string} file @param {string} content */
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

function contents(/** @type {string} */ file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
