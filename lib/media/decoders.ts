import "server-only";
import sharp, { type Sharp } from "sharp";
import { MAX_PICTURE_PIXELS } from "./picture-rules.ts";

// sharp decodes SVG and more by default.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});
sharp.cache(false);

/** Opens a JPEG, PNG or WebP, upright and without metadata. Decoding throws for anything else. */
export function openPicture(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: "error" }).autoOrient();
}

/** Returns the pixels of all frames by the header. Throws where it can't be read. */
export async function countPixels(bytes: Uint8Array): Promise<number> {
  const {
    width,
    height,
    pages = 1,
    pageHeight,
  } = await sharp(bytes, {
    limitInputPixels: false,
  }).metadata();
  return width * (pageHeight ?? height) * pages;
}
