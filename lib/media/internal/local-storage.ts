import { randomBytes, randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PictureFile } from "./encode-picture.ts";
import { PICTURE_KEY, type PictureStorage, type StoredPicture } from "./picture-storage.ts";

const UNFINISHED = ".unfinished";

/** Pictures in a folder of this machine: one folder each, which appears whole or not at all. */
export function localStorage(folder: string): PictureStorage {
  return {
    keep: (key, files) => keep(folder, key, files),
    add: (key, files) => add(path.join(folder, key), files),
    files: async (key) => (await readdir(path.join(folder, key)).catch(nothingThere)) ?? [],
    read: (key, file) => readFile(path.join(folder, key, file)).catch(nothingThere),
    async remove(keys) {
      for (const key of keys) {
        for (const name of [key, key + UNFINISHED]) {
          await rm(path.join(folder, name), { recursive: true, force: true });
        }
      }
    },
    probe: () => probe(folder),
    // A folder doesn't go away for a while: one that can't be written to was given wrongly.
    hasWorked: () => false,
    list: () => list(folder),
  };
}

async function keep(storage: string, key: string, files: readonly PictureFile[]): Promise<void> {
  const folder = path.join(storage, key);
  const unfinished = folder + UNFINISHED;
  await mkdir(unfinished, { recursive: true });
  try {
    for (const { name, bytes } of files) await writeDurably(path.join(unfinished, name), bytes);
    await syncFolder(unfinished);
    await rename(unfinished, folder);
    await syncFolder(storage);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Each is written beside the one it replaces and takes its name: a reader finds the old or the new. */
async function add(folder: string, files: readonly PictureFile[]): Promise<boolean> {
  for (const { name, bytes } of files) {
    const aside = path.join(folder, `${name}.${randomBytes(4).toString("hex")}${UNFINISHED}`);
    try {
      await writeDurably(aside, bytes);
      await rename(aside, path.join(folder, name));
    } catch (error) {
      await rm(aside, { force: true });
      // Removed by the sweep since it was read.
      return nothingThere(error as NodeJS.ErrnoException) ?? false;
    }
  }
  await syncFolder(folder);
  return true;
}

/** Writes a file and removes it. Its name is no picture's, so that no list shows it. */
async function probe(folder: string): Promise<void> {
  const file = path.join(folder, `.probe-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(file, "");
  } finally {
    await rm(file, { force: true });
  }
}

async function writeDurably(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, "wx");
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A folder's own entries are on disk only once the folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* list(folder: string): AsyncGenerator<StoredPicture> {
  for (const name of (await readdir(folder).catch(nothingThere)) ?? []) {
    const key = name.endsWith(UNFINISHED) ? name.slice(0, -UNFINISHED.length) : name;
    if (!PICTURE_KEY.test(key)) continue;
    // Another process may have removed it, or finished it, since the folder was read.
    const entry = await stat(path.join(folder, name)).catch(nothingThere);
    if (entry) yield { key, storedAt: entry.mtime };
  }
}

function nothingThere(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
