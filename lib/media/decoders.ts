import "server-only";
import sharp, { type Sharp } from "sharp";

/** A picture is never decoded beyond this many pixels: a small file can unfold into gigabytes. */
const MAX_PIXELS = 24_000_000;

// sharp decodes SVG and more unless told not to; a shop takes photographs.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});

/** Opens JPEG, PNG or WebP bytes, turned upright, metadata left behind. Decoding throws for anything else. */
export function openPicture(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" }).autoOrient();
}
