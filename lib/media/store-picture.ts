import "server-only";
import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import {
  decodePicture,
  encodeLargest,
  encodePicture,
  type PictureFile,
} from "./internal/encode-picture.ts";
import { pictureFolder, privatePictureFolder } from "./picture-folder.ts";
import { inTurn } from "./picture-turns.ts";

/**
 * Keeps a picture in every width, re-encoded as WebP and AVIF without metadata, and answers its
 * key. The folder appears whole or not at all, and is on disk before the key can be written to a
 * row. Throws invalid where the bytes aren't a JPEG, PNG or WebP of at most 24 megapixels.
 */
export function storePicture(bytes: Uint8Array): Promise<string> {
  return inTurn(async () => keep(pictureFolder(), encodePicture(await decodePicture(bytes))));
}

/** The same for a picture that only its owner and admins may see: one file, apart from the others. */
export function storePrivatePicture(bytes: Uint8Array): Promise<string> {
  return inTurn(async () =>
    keep(privatePictureFolder(), encodeLargest(await decodePicture(bytes))),
  );
}

async function keep(storage: string, files: AsyncIterable<PictureFile>): Promise<string> {
  const key = randomBytes(12).toString("hex");
  const folder = path.join(storage, key);
  const unfinished = `${folder}.unfinished`;
  await mkdir(unfinished, { recursive: true });
  try {
    for await (const { name, bytes } of files) {
      await writeDurably(path.join(unfinished, name), bytes);
    }
    await syncFolder(unfinished);
    await rename(unfinished, folder);
    await syncFolder(storage);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  return key;
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
