import type { PictureCanvas } from "./picture-canvas.ts";
import { drape } from "./relief.ts";

/** Pixels between two places at which the shift is worked out; it is straight in between. */
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
    const at = (x: number) => [
      across(x / density, y / density) * strength,
      down(x / density, y / density) * strength,
    ];
    let [left, right] = [at(0), at(STEP)];
    for (let x = 0; x < width; x++) {
      const share = (x % STEP) / STEP;
      if (x > 0 && share === 0) [left, right] = [right, at(x + STEP)];
      const [leftX = 0, leftY = 0] = left;
      const [rightX = 0, rightY = 0] = right;
      const fromX = clamp(x + leftX + (rightX - leftX) * share, width);
      const fromY = clamp(y + leftY + (rightY - leftY) * share, height);
      const [u, v] = [fromX % 1, fromY % 1];
      const corner = (Math.floor(fromY) * width + Math.floor(fromX)) * 3;
      const target = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const index = corner + channel;
        const below = index + width * 3;
        const upper = (source[index] as number) * (1 - u) + (source[index + 3] as number) * u;
        const lower = (source[below] as number) * (1 - u) + (source[below + 3] as number) * u;
        pixels[target + channel] = upper * (1 - v) + lower * v;
      }
    }
  }
}

const clamp = (place: number, size: number) => Math.max(0, Math.min(size - 1.001, place));
