import "server-only";
import { decodePicture, encodePicture, type PictureFile } from "./internal/encode-picture.ts";
import type { PictureStorage } from "./internal/picture-storage.ts";
import { publicPictures } from "./internal/picture-storages.ts";
import { limitPictureWork } from "./picture-concurrency.ts";
import { PICTURE_FILES, PICTURE_WIDTHS } from "./picture-paths.ts";

export type RebuiltPicture = {
  key: string;
  /** `coarse`: the largest was missing. `lost`: no file is readable. `gone`: removed meanwhile. */
  state: "whole" | "rebuilt" | "coarse" | "lost" | "gone";
  /** Written. */
  files: number;
};

type Options = {
  onlyMissing: boolean;
  /** Last key of an interrupted run. */
  after?: string;
};

/** Largest first: uploads themselves aren't stored. */
const SOURCES = PICTURE_WIDTHS.webp.toSorted((a, b) => b - a).map((width) => `${width}.webp`);

/** Rebuilds public pictures by key from their largest WebP. May be repeated. Throws unavailable. */
export async function* rebuildPictures({
  onlyMissing,
  after = "",
}: Options): AsyncGenerator<RebuiltPicture> {
  const storage = publicPictures();
  const keys = new Set<string>();
  for await (const { key } of storage.list()) if (key > after) keys.add(key);
  for (const key of [...keys].sort()) yield await rebuild(storage, key, onlyMissing);
}

async function rebuild(
  storage: PictureStorage,
  key: string,
  onlyMissing: boolean,
): Promise<RebuiltPicture> {
  const existing = new Set(await storage.listFiles(key));
  if (existing.size === 0) return { key, state: "gone", files: 0 };
  const missing = PICTURE_FILES.filter((file) => !existing.has(file));
  if (onlyMissing && missing.length === 0) return { key, state: "whole", files: 0 };
  for (const source of SOURCES.filter((file) => existing.has(file))) {
    const encoded = await encodeFrom(await storage.read(key, source));
    if (!encoded) continue;
    const wanted = new Set(onlyMissing ? missing : PICTURE_FILES.filter((file) => file !== source));
    const files = encoded.filter(({ name }) => wanted.has(name));
    if (!(await storage.addFiles(key, files))) return { key, state: "gone", files: 0 };
    const state = source === SOURCES[0] ? "rebuilt" : "coarse";
    return { key, state, files: files.length };
  }
  return { key, state: "lost", files: 0 };
}

async function encodeFrom(source: Buffer | null): Promise<PictureFile[] | null> {
  if (!source) return null;
  try {
    return await limitPictureWork(async () => encodePicture(await decodePicture(source)));
  } catch {
    return null;
  }
}
