import "server-only";
import sharp from "sharp";
import { AppError } from "../../errors.ts";
import { readPixels } from "../../media/read-picture.ts";
import { findCodes } from "../internal/qris/find-codes.ts";
import { readNewQris } from "./read-new-qris.ts";

/**
 * Returns the text of the static QRIS code in a photo or a screenshot (JPEG, PNG or WebP), checked by
 * readNewQris. Other QR codes beside it don't matter. Throws invalid for a file that isn't a picture, for too
 * many pixels, where there is no code or no QRIS among them, and with readNewQris's errors.
 */
export async function readQrisPicture(bytes: Uint8Array): Promise<string> {
  const texts = await codesIn(bytes);
  if (texts.length === 0) {
    throw new AppError(
      "invalid",
      "Kode QR tidak terbaca di gambar ini: unggah gambar yang tajam dan utuh",
    );
  }
  const qris = texts.find((text) => text.startsWith("0002"));
  if (!qris) throw new AppError("invalid", "Kode QR di gambar ini bukan QRIS");
  return readNewQris(qris).text;
}

async function codesIn(bytes: Uint8Array): Promise<string[]> {
  const { pixels, width, height, channels } = await readPixels(bytes);
  const raw = { width, height, channels };
  // Saved codes are often black on nothing, which would be all black.
  const flat = sharp(pixels, { raw }).flatten({ background: "#fff" }).toColourspace("srgb");
  const data = await flat.removeAlpha().raw().toBuffer();
  return findCodes({ data, width, height });
}
