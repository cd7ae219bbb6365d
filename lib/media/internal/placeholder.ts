import sharp from "sharp";
import { pictureMediaType } from "../picture-paths.ts";

/** Has the shape of a card. One colour needs no more pixels. */
const SIZE = { width: 64, height: 80 };

const encoders: Record<string, "avif" | "jpeg" | "webp"> = {
  "image/avif": "avif",
  "image/jpeg": "jpeg",
  "image/webp": "webp",
};

const made = new Map<string, Promise<Buffer<ArrayBuffer>>>();

/** Returns a tile in one colour, in the format of a picture's file. Cached: the demo has ten colours. */
export function placeholder(colour: string, file: string): Promise<Buffer<ArrayBuffer>> {
  const format = encoders[pictureMediaType(file)] ?? "webp";
  const name = `${colour} ${format}`;
  const known = made.get(name);
  if (known) return known;
  const tile = sharp({ create: { ...SIZE, channels: 3, background: colour } });
  const bytes = tile.toFormat(format).toBuffer();
  made.set(name, bytes);
  return bytes;
}
