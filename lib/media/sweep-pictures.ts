import "server-only";
import { millisecondsInDay } from "date-fns/constants";
import type { PictureStorage } from "./internal/picture-storage.ts";
import { privatePictures, publicPictures } from "./internal/picture-storages.ts";
import { listUnusedKeys, listUnusedPrivateKeys } from "./internal/unused-keys.ts";
import { forgetReplacedPictures } from "./replaced-pictures.ts";

/** A picture is stored before its row: a younger one may still get it. */
const MIN_AGE_MS = millisecondsInDay;
const BATCH_SIZE = 5_000;

/** Removes pictures that no row shows, and interrupted uploads. Returns how many. */
export async function sweepPictures(now = new Date()): Promise<number> {
  const removed = [
    await sweep(publicPictures(), listUnusedKeys, now),
    await sweep(privatePictures(), listUnusedPrivateKeys, now),
  ];
  await forgetReplacedPictures(now);
  return removed.reduce((sum, count) => sum + count, 0);
}

type ListUnused = (keys: readonly string[]) => Promise<string[]>;

async function sweep(storage: PictureStorage, listUnused: ListUnused, now: Date): Promise<number> {
  const old: string[] = [];
  for await (const { key, storedAt } of storage.list()) {
    if (now.getTime() - storedAt.getTime() > MIN_AGE_MS) old.push(key);
  }
  let removed = 0;
  for (let at = 0; at < old.length; at += BATCH_SIZE) {
    const unused = await listUnused(old.slice(at, at + BATCH_SIZE));
    await storage.remove(unused);
    removed += unused.length;
  }
  return removed;
}
