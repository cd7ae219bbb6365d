import "server-only";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { removeFolders } from "./internal/remove-folders.ts";
import { listUnusedKeys, listUnusedPrivateKeys } from "./internal/unused-keys.ts";
import { pictureFolder, privatePictureFolder } from "./picture-folder.ts";

/** A picture is stored before the row that shows it: what is younger may yet get its row. */
const MIN_AGE_MS = 24 * 60 * 60 * 1000;
const ASKED_AT_ONCE = 5_000;

/** Removes stored pictures that no row shows, and what an interrupted upload left. Answers how many. */
export async function sweepPictures(now = new Date()): Promise<number> {
  const removed = [
    await sweep(pictureFolder(), listUnusedKeys, now),
    await sweep(privatePictureFolder(), listUnusedPrivateKeys, now),
  ];
  return removed.reduce((sum, count) => sum + count, 0);
}

type ListUnused = (keys: readonly string[]) => Promise<string[]>;

async function sweep(storage: string, listUnused: ListUnused, now: Date): Promise<number> {
  const names = await readdir(storage).catch(noFolderYet);
  const unused = names.filter((name) => /^[0-9a-f]{24}\.unfinished$/.test(name));
  const keys = names.filter((name) => /^[0-9a-f]{24}$/.test(name));
  for (let at = 0; at < keys.length; at += ASKED_AT_ONCE) {
    unused.push(...(await listUnused(keys.slice(at, at + ASKED_AT_ONCE))));
  }
  const old: string[] = [];
  for (const name of unused) {
    const { mtimeMs } = await stat(path.join(storage, name));
    if (now.getTime() - mtimeMs > MIN_AGE_MS) old.push(name);
  }
  await removeFolders(storage, old);
  return old.length;
}

function noFolderYet(error: NodeJS.ErrnoException): string[] {
  if (error.code === "ENOENT") return [];
  throw error;
}
