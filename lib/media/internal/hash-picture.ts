import sharp from "sharp";
import type { DecodedPicture } from "./encode-picture.ts";

/** Cells of a row and of a column. Fewer can't tell two transfers of one banking app apart. */
const CELLS = 64;
/** Pixels of a cell's side. */
const CELL = 3;
/** Least difference of grey, of 255, between two cells that counts: compression changes flat parts by less. */
const STEP = 12;
/** A picture with fewer edges is too plain to be told from another. */
const MIN_EDGES = 100;
const MARGIN_STEP = 24;
const WHITE = "#ffffff";

/**
 * Returns a picture's hash as 8,064 binary digits: for each of 64 × 64 cells but the last of a row, whether its right
 * neighbour is brighter, and whether it is darker. Plain margins are cut off before. Null for a picture that is too
 * plain.
 */
export async function hashPicture(picture: DecodedPicture): Promise<string | null> {
  const { pixels, width, height, channels } = picture;
  // sharp's trim takes no smaller one.
  if (Math.min(width, height) < CELL) return null;
  const { data, info } = await sharp(pixels, { raw: { width, height, channels } })
    .flatten({ background: WHITE })
    .resize(960, 1920, { fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const trimmed = await sharp(data, { raw })
    .trim({ threshold: MARGIN_STEP })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: w, height: h, channels: c } = trimmed.info;
  const grey = await sharp(trimmed.data, { raw: { width: w, height: h, channels: c } })
    .resize(CELLS * CELL, CELLS * CELL, { fit: "fill" })
    .greyscale()
    .raw()
    .toBuffer();
  const bits: number[] = [];
  for (let row = 0; row < CELLS; row += 1) {
    for (let column = 0; column < CELLS - 1; column += 1) {
      const rise = cellOf(grey, row, column + 1) - cellOf(grey, row, column);
      bits.push(Number(rise > STEP), Number(rise < -STEP));
    }
  }
  const edges = bits.filter((bit) => bit === 1).length;
  return edges < MIN_EDGES ? null : bits.join("");
}

/** Returns a cell's mean grey. */
function cellOf(grey: Buffer, row: number, column: number): number {
  let sum = 0;
  for (let y = row * CELL; y < (row + 1) * CELL; y += 1) {
    for (let x = column * CELL; x < (column + 1) * CELL; x += 1) {
      sum += grey[y * CELLS * CELL + x] ?? 0;
    }
  }
  return sum / CELL ** 2;
}
