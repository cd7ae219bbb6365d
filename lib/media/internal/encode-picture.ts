import sharp, { type Sharp } from "sharp";
import { AppError } from "../../errors.ts";
import { countPixels, openPicture } from "../decoders.ts";
import { PICTURE_WIDTHS, SHARED_FILE, SHARED_SIZE } from "../picture-paths.ts";
import { isPicture, MAX_PICTURE_PIXELS, NOT_A_PICTURE, TOO_MANY_PIXELS } from "../picture-rules.ts";

// Effort 2 takes half the time of the default for 3 % more bytes, measured on the demo's pictures.
const WEBP = { quality: 80, effort: 2 };
// Effort 0 takes a fifth of the time of effort 2, and 5 % of the default's, for the same bytes
// within 5 %, measured on a photograph of 12 megapixels; colour at half the resolution, as WebP
// has it anyway, halves the memory.
const AVIF = { quality: 55, effort: 0, chromaSubsampling: "4:2:0" };

// Messengers read JPEG everywhere, and WhatsApp leaves out what is beyond 300 kB.
const SHARED = { quality: 80, mozjpeg: true };
/** gading (docs/design.md#colours), the ground that pictures lie on in the shop. */
const GROUND = "#F1E6D2";

const LARGEST = Math.max(...PICTURE_WIDTHS.webp);
/** A picture that is far taller than wide (a size chart) is fitted into this many times its width. */
const TALLEST = 2;

/** A picture decoded once, upright and no larger than its largest width: what all files are cut from. */
export type DecodedPicture = {
  pixels: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
};

export type PictureFile = { name: string; bytes: Buffer };

/** Throws invalid, in the form's words, where the bytes aren't a JPEG, PNG or WebP within the limits. */
export async function decodePicture(bytes: Uint8Array): Promise<DecodedPicture> {
  if (!isPicture(bytes)) throw new AppError("invalid", NOT_A_PICTURE);
  try {
    if ((await countPixels(bytes)) > MAX_PICTURE_PIXELS) {
      throw new AppError("invalid", TOO_MANY_PIXELS);
    }
    const { data, info } = await fitInto(openPicture(bytes), LARGEST)
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { pixels: data, width: info.width, height: info.height, channels: info.channels };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError("invalid", NOT_A_PICTURE, { cause });
  }
}

/** Every width as WebP and AVIF, one at a time: a picture's pixels are many times its bytes. */
export async function encodePicture(picture: DecodedPicture): Promise<PictureFile[]> {
  const files: PictureFile[] = [];
  for (const width of PICTURE_WIDTHS.webp) {
    files.push({ name: `${width}.webp`, bytes: await cut(picture, width).webp(WEBP).toBuffer() });
  }
  for (const width of PICTURE_WIDTHS.avif) {
    files.push({ name: `${width}.avif`, bytes: await cut(picture, width).avif(AVIF).toBuffer() });
  }
  files.push({ name: SHARED_FILE, bytes: await encodeShared(picture) });
  return files;
}

/** The largest width as WebP alone: for a picture that one or two people look at. */
export async function encodeLargest(picture: DecodedPicture): Promise<PictureFile[]> {
  return [{ name: `${LARGEST}.webp`, bytes: await cut(picture, LARGEST).webp(WEBP).toBuffer() }];
}

/** The whole piece on the shop's ground: most pieces are taller than the frame is. */
function encodeShared({ pixels, width, height, channels }: DecodedPicture): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels } })
    .resize({ ...SHARED_SIZE, fit: "contain", background: GROUND })
    .flatten({ background: GROUND })
    .jpeg(SHARED)
    .toBuffer();
}

function cut({ pixels, width, height, channels }: DecodedPicture, to: number): Sharp {
  return fitInto(sharp(pixels, { raw: { width, height, channels } }), to);
}

function fitInto(picture: Sharp, width: number): Sharp {
  const height = width * TALLEST;
  return picture.resize({ width, height, fit: "inside", withoutEnlargement: true });
}
