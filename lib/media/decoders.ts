import "server-only";
import sharp, { type Sharp } from "sharp";
import { MAX_PICTURE_PIXELS } from "./picture-rules.ts";

// sharp decodes SVG and more unless told not to; a shop takes photographs.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});
// No two uploads are alike: what libvips would keep of one is of no use to the next.
sharp.cache(false);

/** Opens JPEG, PNG or WebP bytes, turned upright, metadata left behind. Decoding throws for anything else. */
export function openPicture(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: "error" }).autoOrient();
}

/** How many pixels a picture says it has, of all its frames. Throws where it can't be read at all. */
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
