import type { PictureCanvas } from "./picture-canvas.ts";
import { drape } from "./relief.ts";

/** Pixels between two places at which the shift is worked out. Divides the width. */
const STEP = 10;

/**
 * Shifts the picture softly to and fro, so that no edge is straight and no side mirrors the other:
 * nobody lays a garment down like a ruler. Above `from` all stays, for what hangs from there.
 */
export function slacken(canvas: PictureCanvas, seed: number, from: number): void {
  const { width, height, density, pixels } = canvas;
  const source = pixels.slice();
  const across = drape(seed * 13 + 1, 290, 240, 17);
  const down = drape(seed * 13 + 2, 260, 330, 15);
  for (let y = 0; y < height; y++) {
    const strength = Math.min(1, Math.max(0, y / density - from) / 260) * density;
    if (strength === 0) continue;
    for (let start = 0; start < width; start += STEP) {
      const [x0, x1] = [start / density, (start + STEP) / density];
      const shiftX = across(x0, y / density) * strength;
      const shiftY = down(x0, y / density) * strength;
      const slopeX = (across(x1, y / density) * strength - shiftX) / STEP;
      const slopeY = (down(x1, y / density) * strength - shiftY) / STEP;
      for (let step = 0; step < STEP; step++) {
        const fromX = clamp(start + step + shiftX + slopeX * step, width);
        const fromY = clamp(y + shiftY + slopeY * step, height);
        const [column, row] = [fromX | 0, fromY | 0];
        const [u, v] = [fromX - column, fromY - row];
        const upper = (row * width + column) * 3;
        const lower = upper + width * 3;
        const target = (y * width + start + step) * 3;
        for (let channel = 0; channel < 3; channel++) {
          const above = source[upper + channel] as number;
          const below = source[lower + channel] as number;
          const top = above + ((source[upper + channel + 3] as number) - above) * u;
          const bottom = below + ((source[lower + channel + 3] as number) - below) * u;
          pixels[target + channel] = top + (bottom - top) * v;
        }
      }
    }
  }
}

const clamp = (place: number, size: number) => Math.max(0, Math.min(size - 1.001, place));
