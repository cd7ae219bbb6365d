import "server-only";
import { decodePicture, encodePicture, type PictureFile } from "./internal/encode-picture.ts";
import type { PictureStorage } from "./internal/picture-storage.ts";
import { publicPictures } from "./internal/picture-storages.ts";
import { PICTURE_FILES, PICTURE_WIDTHS } from "./picture-paths.ts";
import { inTurn } from "./picture-turns.ts";

export type RebuiltPicture = {
  key: string;
  /**
   * `whole`: nothing was missing and nothing done; `rebuilt`; `coarse`: rebuilt from a smaller file,
   * since the largest is gone; `lost`: no file is left that can be read; `gone`: removed meanwhile.
   */
  state: "whole" | "rebuilt" | "coarse" | "lost" | "gone";
  /** How many files were written. */
  files: number;
};

type Wanted = {
  /** Only files that aren't there, of pictures that lack any. */
  onlyMissing: boolean;
  /** Goes on behind this key, where an earlier run was broken off. */
  after?: string;
};

/** Largest first. The shop keeps no upload: its largest WebP is the best that there is. */
const SOURCES = PICTURE_WIDTHS.webp.toSorted((a, b) => b - a).map((width) => `${width}.webp`);

/**
 * Makes the public pictures' files anew from the largest that each has, in the order of their keys,
 * one picture at a time. The source itself stays as it is, so that doing it again changes nothing.
 * Throws unavailable where the storage doesn't answer.
 */
export async function* rebuildPictures({
  onlyMissing,
  after = "",
}: Wanted): AsyncGenerator<RebuiltPicture> {
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
  const there = new Set(await storage.files(key));
  if (there.size === 0) return { key, state: "gone", files: 0 };
  const missing = PICTURE_FILES.filter((file) => !there.has(file));
  if (onlyMissing && missing.length === 0) return { key, state: "whole", files: 0 };
  for (const source of SOURCES.filter((file) => there.has(file))) {
    const cut = await cutFrom(await storage.read(key, source));
    if (!cut) continue;
    const wanted = new Set(onlyMissing ? missing : PICTURE_FILES.filter((file) => file !== source));
    const files = cut.filter(({ name }) => wanted.has(name));
    if (!(await storage.add(key, files))) return { key, state: "gone", files: 0 };
    const state = source === SOURCES[0] ? "rebuilt" : "coarse";
    return { key, state, files: files.length };
  }
  return { key, state: "lost", files: 0 };
}

/** Null where the source is damaged: then the next smaller one has to do. */
async function cutFrom(source: Buffer | null): Promise<PictureFile[] | null> {
  if (!source) return null;
  try {
    return await inTurn(async () => encodePicture(await decodePicture(source)));
  } catch {
    return null;
  }
}
