import "server-only";
import sharp, { type Sharp } from "sharp";
import { MAX_PICTURE_PIXELS } from "./picture-rules.ts";

// sharp decodes SVG and more by default.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    // AVIF: the shop's own files alone. UPLOADED keeps it out of uploads.
    "VipsForeignLoadHeifBuffer",
  ],
});
sharp.cache(false);

const UPLOADED: ReadonlySet<string> = new Set(["jpeg", "png", "webp"]);

/** Opens a picture, upright and without metadata. Decoding throws for anything else. */
export function openPicture(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: "error" }).autoOrient();
}

/** Returns the pixels of all frames by the header. Throws unless it is that of a JPEG, PNG or WebP. */
export async function countPixels(bytes: Uint8Array): Promise<number> {
  const {
    format,
    width,
    height,
    pages = 1,
    pageHeight,
  } = await sharp(bytes, {
    limitInputPixels: false,
  }).metadata();
  if (!UPLOADED.has(format)) throw new Error("no format of an upload");
  return width * (pageHeight ?? height) * pages;
}
