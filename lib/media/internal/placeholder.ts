import sharp from "sharp";
import { pictureMediaType } from "../picture-paths.ts";

const SIZE = { width: 64, height: 80 };

const encoders: Record<string, "avif" | "jpeg" | "webp"> = {
  "image/avif": "avif",
  "image/jpeg": "jpeg",
  "image/webp": "webp",
};

const cache = new Map<string, Promise<Buffer<ArrayBuffer>>>();

/** Returns a tile of one colour in the file's format. Cached: the demo has ten colours. */
export function placeholder(colour: string, file: string): Promise<Buffer<ArrayBuffer>> {
  const format = encoders[pictureMediaType(file)] ?? "webp";
  const name = `${colour} ${format}`;
  const cached = cache.get(name);
  if (cached) return cached;
  const tile = sharp({ create: { ...SIZE, channels: 3, background: colour } });
  const bytes = tile.toFormat(format).toBuffer();
  cache.set(name, bytes);
  return bytes;
}
