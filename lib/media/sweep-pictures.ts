import "server-only";
import { millisecondsInDay } from "date-fns/constants";
import type { PictureStorage } from "./internal/picture-storage.ts";
import { privatePictures, publicPictures } from "./internal/picture-storages.ts";
import { listUnusedKeys, listUnusedPrivateKeys } from "./internal/unused-keys.ts";

/** A picture is stored before the row that shows it: what is younger may yet get its row. */
const MIN_AGE_MS = millisecondsInDay;
const ASKED_AT_ONCE = 5_000;

/** Removes stored pictures that no row shows, and what an interrupted upload left. Answers how many. */
export async function sweepPictures(now = new Date()): Promise<number> {
  const removed = [
    await sweep(publicPictures(), listUnusedKeys, now),
    await sweep(privatePictures(), listUnusedPrivateKeys, now),
  ];
  return removed.reduce((sum, count) => sum + count, 0);
}

type ListUnused = (keys: readonly string[]) => Promise<string[]>;

async function sweep(storage: PictureStorage, listUnused: ListUnused, now: Date): Promise<number> {
  const old: string[] = [];
  for await (const { key, storedAt } of storage.list()) {
    if (now.getTime() - storedAt.getTime() > MIN_AGE_MS) old.push(key);
  }
  let removed = 0;
  for (let at = 0; at < old.length; at += ASKED_AT_ONCE) {
    const unused = await listUnused(old.slice(at, at + ASKED_AT_ONCE));
    await storage.remove(unused);
    removed += unused.length;
  }
  return removed;
}
