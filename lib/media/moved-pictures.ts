import "server-only";
import { PICTURE_KEY } from "./internal/picture-storage.ts";
import { privatePictures, publicPictures } from "./internal/picture-storages.ts";
import { listUnusedKeys, listUnusedPrivateKeys } from "./internal/unused-keys.ts";
import { PICTURE_FILES } from "./picture-paths.ts";

/** Two storages: pictures for everybody, and those for their owner and admins. */
export const PICTURE_SHELVES = ["public", "private"] as const;

export type PictureShelf = (typeof PICTURE_SHELVES)[number];

export type MovedPicture = { shelf: PictureShelf; key: string };

const BATCH_SIZE = 1_000;

const storageOf = (shelf: PictureShelf) =>
  shelf === "public" ? publicPictures() : privatePictures();

/** Yields the stored pictures that a row shows. Throws unavailable. */
export async function* listUsedPictures(shelf: PictureShelf): AsyncGenerator<MovedPicture> {
  const listUnused = shelf === "public" ? listUnusedKeys : listUnusedPrivateKeys;
  const stored: string[] = [];
  for await (const { key } of storageOf(shelf).list()) stored.push(key);
  stored.sort();
  for (let at = 0; at < stored.length; at += BATCH_SIZE) {
    const keys = [...new Set(stored.slice(at, at + BATCH_SIZE))];
    const unused = new Set(await listUnused(keys));
    yield* keys.filter((key) => !unused.has(key)).map((key) => ({ shelf, key }));
  }
}

/** Reads the files of a picture one by one. Throws unavailable. */
export async function* readPictureFiles({ shelf, key }: MovedPicture) {
  const storage = storageOf(shelf);
  for (const name of (await storage.listFiles(key)).sort()) {
    const bytes = PICTURE_FILES.includes(name) ? await storage.read(key, name) : null;
    if (bytes) yield { name, bytes };
  }
}

/** Returns whether these are names that the shop itself gives. */
export function isPictureName(key: string, file: string): boolean {
  return PICTURE_KEY.test(key) && PICTURE_FILES.includes(file);
}

type Files = Parameters<ReturnType<typeof publicPictures>["store"]>[1];

/** Stores a picture under its own key. False where one is stored there already: a key names one picture for good. */
export async function storeMovedPicture(
  { shelf, key }: MovedPicture,
  files: Files,
): Promise<boolean> {
  const storage = storageOf(shelf);
  if ((await storage.listFiles(key)).length > 0) return false;
  await storage.store(key, files);
  return true;
}

export async function removeMovedPictures(pictures: readonly MovedPicture[]): Promise<void> {
  for (const shelf of PICTURE_SHELVES) {
    const keys = pictures.filter((picture) => picture.shelf === shelf).map(({ key }) => key);
    await storageOf(shelf).remove(keys);
  }
}
