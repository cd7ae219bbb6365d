import {
  isPicture,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_PIXELS,
  NOT_A_PICTURE,
  PICTURE_TOO_LARGE,
} from "#lib/media/picture-rules.ts";
import { keptPart, type PicturePart, type PictureSize } from "./kept-part.ts";

/** Longest edges and JPEG qualities to try in turn; the shop shows at most 1600 px. */
const ATTEMPTS = [
  [3200, 0.85],
  [2400, 0.85],
  [2000, 0.8],
  [1600, 0.7],
] as const;

/** A file that can't be used; the message is for the slot. */
export class PictureError extends Error {}

function readBitmap(file: File): Promise<ImageBitmap> {
  return createImageBitmap(file).catch(() => {
    throw new PictureError(NOT_A_PICTURE);
  });
}

/** Returns a picture's pixels. Throws PictureError for another file. */
export async function measurePicture(file: File): Promise<PictureSize> {
  const bitmap = await readBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

/**
 * Returns the file to send. Photos beyond 2 MB, and formats that only the browser reads, become a smaller
 * JPEG, and so does a part at an edge: the middle is what the shop shows of the whole. Throws PictureError for other
 * files, and for one that stays too large.
 */
export async function preparePicture(file: File, part: PicturePart = "middle"): Promise<File> {
  const bitmap = await readBitmap(file);
  try {
    const whole = { x: 0, width: bitmap.width, height: bitmap.height };
    const kept = part === "middle" ? whole : keptPart(bitmap, part);
    const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
    const isSmall = bitmap.width * bitmap.height <= MAX_PICTURE_PIXELS;
    const isFit = isPicture(head) && isSmall && file.size <= MAX_PICTURE_BYTES;
    if (isFit && part === "middle") return file;
    for (const [edge, quality] of ATTEMPTS) {
      const blob = await drawAt(bitmap, kept, edge, quality);
      if (blob && blob.size <= MAX_PICTURE_BYTES) return asFile(blob, file.name);
    }
    throw new PictureError(PICTURE_TOO_LARGE);
  } finally {
    bitmap.close();
  }
}

function drawAt(
  bitmap: ImageBitmap,
  { x, width, height }: PictureSize & { x: number },
  edge: number,
  quality: number,
): Promise<Blob | null> {
  const scale = Math.min(1, edge / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  // JPEG has no transparency: transparent pixels would turn black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, x, 0, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}

function asFile(blob: Blob, name: string): File {
  return new File([blob], `${name.replace(/\.[^.]*$/, "")}.jpg`, { type: "image/jpeg" });
}
