import "server-only";
import { decodeQRBatch } from "qr/decode.js";
import sharp from "sharp";
import { AppError } from "../../errors.ts";
import { readPixels } from "../../media/read-picture.ts";
import { readQris } from "./read-qris.ts";

/** Limits the search to a few seconds, where a picture is large and holds no code. */
const SEARCH_MS = 2_000;

/**
 * Returns the text of the static QRIS code in a photo or a screenshot (JPEG, PNG or WebP), checked by
 * readQris. Other QR codes beside it don't matter. Throws invalid for a file that isn't a picture, for too
 * many pixels, where there is no code or no QRIS among them, and with readQris's errors.
 */
export async function readQrisPicture(bytes: Uint8Array): Promise<string> {
  const texts = await findCodes(bytes);
  if (texts.length === 0) {
    throw new AppError(
      "invalid",
      "Kode QR tidak terbaca di gambar ini: unggah gambar yang tajam dan utuh",
    );
  }
  const qris = texts.find((text) => text.startsWith("0002"));
  if (!qris) throw new AppError("invalid", "Kode QR di gambar ini bukan QRIS");
  return readQris(qris).text;
}

async function findCodes(bytes: Uint8Array): Promise<string[]> {
  const { pixels, width, height, channels } = await readPixels(bytes);
  const raw = { width, height, channels };
  // Saved codes are often black on nothing, which would be all black.
  const flat = sharp(pixels, { raw }).flatten({ background: "#fff" }).toColourspace("srgb");
  const data = await flat.removeAlpha().raw().toBuffer();
  const [results = []] = await decodeQRBatch([{ data, width, height }], {
    format: "RGB",
    effort: Number.POSITIVE_INFINITY,
    timeLimit: SEARCH_MS,
    maxSize: { width, height },
  });
  return results.filter((result) => typeof result === "string");
}
