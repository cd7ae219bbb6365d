import {
  coarseWeave,
  crackle,
  dyeBath,
  fineWeave,
  SURFACE_SIZE,
  wobbleX,
  wobbleY,
} from "./cloth-surface.ts";
import type { ClothTexture } from "./cloth-texture.ts";
import { type Box, COARSE, type PictureCanvas } from "./picture-canvas.ts";
import type { Shading } from "./shading.ts";

export type Laying = {
  /** Degrees that the cloth is turned on this piece. */
  angle: number;
  /** Position of the cloth's origin, in pixels. */
  shiftX: number;
  shiftY: number;
  /** Below 1 the cloth lies away from the viewer and is seen shortened. */
  squash: number;
  /** Darkens the whole piece: the inside of a collar, the far side of a fold. */
  dim: number;
  closeUp: boolean;
  /** How far a slope carries the motif along: 1 on a garment, more on a deep fold. */
  pull: number;
  /** Cloth that no wax has been on. */
  uncracked: boolean;
  /** Skin: no threads and no dye. */
  smooth: boolean;
};

const WRAP_MASK = SURFACE_SIZE - 1;
/** Keeps coordinates positive, so that lookups can truncate instead of flooring. */
const POSITIVE_OFFSET = 1 << 14;

/** One picture row of a coarse field, written into `row`. */
function fineRow(
  field: Float32Array,
  { columns, rows }: Shading,
  y: number,
  row: Float32Array,
): void {
  const gridY = Math.max(0, Math.min(rows - 1.001, (y + 0.5) / COARSE - 0.5));
  const upper = (gridY | 0) * columns;
  const lower = Math.min(rows - 1, (gridY | 0) + 1) * columns;
  const v = gridY - (gridY | 0);
  for (let x = 0; x < row.length; x++) {
    const gridX = Math.max(0, Math.min(columns - 1.001, (x + 0.5) / COARSE - 0.5));
    const column = gridX | 0;
    const u = gridX - column;
    const above =
      (field[upper + column] as number) * (1 - u) + (field[upper + column + 1] as number) * u;
    const below =
      (field[lower + column] as number) * (1 - u) + (field[lower + column + 1] as number) * u;
    row[x] = above * (1 - v) + below * v;
  }
}

/** Lays a cloth onto the canvas where the mask is, folded as the shading says. */
export function layCloth(
  canvas: PictureCanvas,
  mask: Uint8Array,
  box: Box,
  shading: Shading,
  texture: ClothTexture,
  laying: Laying,
): void {
  const { tile } = texture;
  const { data, width: tileWidth, height: tileHeight } = tile;
  const radians = ((laying.angle + texture.rotation) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const weave = laying.closeUp ? coarseWeave : fineWeave;
  const weaveDepth = laying.smooth ? 0.012 : laying.closeUp ? 0.11 : 0.075;
  // Only wax cracks: plain cloth, which comes as a tiny tile, has none.
  const crackDepth = tileWidth < 16 || laying.uncracked ? 0 : laying.closeUp ? 0.4 : 0.14;
  const wobble = laying.closeUp ? 2.6 : 1.1;
  const lightRow = new Float32Array(box.width);
  const pullX = new Float32Array(box.width);
  const pullY = new Float32Array(box.width);
  const { pixels } = canvas;
  const offsetX = POSITIVE_OFFSET - (POSITIVE_OFFSET % tileWidth);
  const offsetY = POSITIVE_OFFSET - (POSITIVE_OFFSET % tileHeight);

  for (let y = 0; y < box.height; y++) {
    fineRow(shading.light, shading, y, lightRow);
    fineRow(shading.pullX, shading, y, pullX);
    fineRow(shading.pullY, shading, y, pullY);
    const pictureY = y + box.top;
    for (let x = 0; x < box.width; x++) {
      const cover = mask[y * box.width + x] as number;
      if (cover === 0) continue;
      const pictureX = x + box.left;
      const px = pictureX + (pullX[x] as number) * laying.pull - laying.shiftX;
      const py = (pictureY + (pullY[x] as number) * laying.pull - laying.shiftY) / laying.squash;
      const hand = (pictureY & WRAP_MASK) * SURFACE_SIZE + (pictureX & WRAP_MASK);
      const clothX = px * cos + py * sin + (wobbleX[hand] as number) * wobble + offsetX;
      const clothY = py * cos - px * sin + (wobbleY[hand] as number) * wobble + offsetY;

      const tx = clothX % tileWidth;
      const ty = clothY % tileHeight;
      const x0 = tx | 0;
      const y0 = ty | 0;
      const x1 = x0 + 1 >= tileWidth ? 0 : x0 + 1;
      const y1 = y0 + 1 >= tileHeight ? 0 : y0 + 1;
      const fx = tx - x0;
      const fy = ty - y0;
      const i00 = (y0 * tileWidth + x0) * 3;
      const i10 = (y0 * tileWidth + x1) * 3;
      const i01 = (y1 * tileWidth + x0) * 3;
      const i11 = (y1 * tileWidth + x1) * 3;
      const f00 = (1 - fx) * (1 - fy);
      const f10 = fx * (1 - fy);
      const f01 = (1 - fx) * fy;
      const f11 = fx * fy;

      const surface = ((clothY | 0) & WRAP_MASK) * SURFACE_SIZE + ((clothX | 0) & WRAP_MASK);
      const bath =
        (((clothY | 0) >> 1) & WRAP_MASK) * SURFACE_SIZE + (((clothX | 0) >> 1) & WRAP_MASK);
      const grain =
        1 +
        (weave[surface] as number) * weaveDepth +
        (dyeBath[bath] as number) * 0.05 -
        (crackle[surface] as number) * crackDepth;
      const light = (lightRow[x] as number) * laying.dim;
      // Shadows on cotton stay warm: blue goes first.
      const dark = light < 1 ? 1 - light : 0;
      const shine = light > 1 ? (light - 1) * 90 : 0;
      const strength = Math.min(light, 1) * grain;
      const share = cover / 255;
      const target = ((y + box.top) * canvas.width + pictureX) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const dyeColour =
          (data[i00 + channel] as number) * f00 +
          (data[i10 + channel] as number) * f10 +
          (data[i01 + channel] as number) * f01 +
          (data[i11 + channel] as number) * f11;
        const warm = channel === 0 ? 1 + dark * 0.1 : channel === 2 ? 1 - dark * 0.12 : 1;
        const seen = (dyeColour + 5) * strength * warm + shine;
        const below = pixels[target + channel] as number;
        pixels[target + channel] = below + (seen - below) * share;
      }
    }
  }
}
