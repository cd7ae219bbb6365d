import { randomBytes, randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { log } from "../../telemetry/log.ts";
import type { PictureFile } from "./encode-picture.ts";
import {
  outOfReach,
  PICTURE_KEY,
  type PictureStorage,
  type StoredPicture,
} from "./picture-storage.ts";

const UNFINISHED = ".unfinished";

/** Stores each picture as a folder, which appears by one rename. */
export function localStorage(folder: string): PictureStorage {
  return {
    store: (key, files) => orFull(() => store(folder, key, files)),
    addFiles: (key, files) => orFull(() => addFiles(path.join(folder, key), files)),
    listFiles: async (key) => (await readdir(path.join(folder, key)).catch(nullIfMissing)) ?? [],
    read: (key, file) => readFile(path.join(folder, key, file)).catch(nullIfMissing),
    async remove(keys) {
      for (const key of keys) {
        for (const name of [key, key + UNFINISHED]) {
          await rm(path.join(folder, name), { recursive: true, force: true });
        }
      }
    },
    probe: () => probe(folder),
    // Unlike a bucket, a folder that can't be written to is misconfigured.
    hasWorked: () => false,
    list: () => list(folder),
  };
}

async function store(parent: string, key: string, files: readonly PictureFile[]): Promise<void> {
  const folder = path.join(parent, key);
  const unfinished = folder + UNFINISHED;
  await mkdir(unfinished, { recursive: true });
  try {
    for (const { name, bytes } of files) await writeDurably(path.join(unfinished, name), bytes);
    await syncFolder(unfinished);
    await rename(unfinished, folder);
    await syncFolder(parent);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Renames each file into place, so that readers see the old or the new one. */
async function addFiles(folder: string, files: readonly PictureFile[]): Promise<boolean> {
  for (const { name, bytes } of files) {
    const temporary = path.join(folder, `${name}.${randomBytes(4).toString("hex")}${UNFINISHED}`);
    try {
      await writeDurably(temporary, bytes);
      await rename(temporary, path.join(folder, name));
    } catch (error) {
      await rm(temporary, { force: true });
      return nullIfMissing(error as NodeJS.ErrnoException) ?? false;
    }
  }
  await syncFolder(folder);
  return true;
}

async function probe(folder: string): Promise<void> {
  const file = path.join(folder, `.probe-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(file, "");
  } finally {
    await rm(file, { force: true });
  }
}

/** Disk or quota. */
const FULL = ["ENOSPC", "EDQUOT"];

/** Throws unavailable where there is no room: it may be made soon, and nothing was stored. */
async function orFull<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!code || !FULL.includes(code)) throw error;
    log().error({ reason: code }, "there is no room for pictures");
    throw outOfReach(error);
  }
}

function writeDurably(file: string, bytes: Buffer): Promise<void> {
  return writeFile(file, bytes, { flag: "wx", flush: true });
}

/** A rename is durable only once its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* list(folder: string): AsyncGenerator<StoredPicture> {
  for (const name of (await readdir(folder).catch(nullIfMissing)) ?? []) {
    const key = name.endsWith(UNFINISHED) ? name.slice(0, -UNFINISHED.length) : name;
    if (!PICTURE_KEY.test(key)) continue;
    // Another process may have removed or renamed it.
    const entry = await stat(path.join(folder, name)).catch(nullIfMissing);
    if (entry) yield { key, storedAt: entry.mtime };
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
