import { type Box, COARSE } from "./picture-canvas.ts";
import type { Relief } from "./relief.ts";
import { blurred, type SoftField } from "./soft-field.ts";

/** Light over the left shoulder. */
const LIGHT = { x: -0.42, y: -0.52, z: 0.74 };

/** Lightness of the cloth and shift of the motif in folds, on the coarse grid. */
export type Shading = {
  columns: number;
  rows: number;
  light: Float32Array;
  pullX: Float32Array;
  pullY: Float32Array;
};

export type Roundness = {
  /** Reach of the edge's curve into the cloth, in pixels. */
  reach: number;
  height: number;
};

/** Heights of one piece: its edges' roundness, its thin hem, and its folds. */
function heightsOf(
  coverage: SoftField,
  box: Box,
  roundness: Roundness,
  relief: Relief,
  density: number,
): Float32Array {
  const { columns, rows } = coverage;
  const body = blurred(coverage, roundness.reach * density).values;
  const hem = blurred(coverage, 7 * density).values;
  const heights = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const index = row * columns + column;
      const x = (box.left + (column + 0.5) * COARSE) / density;
      const y = (box.top + (row + 0.5) * COARSE) / density;
      const inside = coverage.values[index] as number;
      heights[index] =
        roundness.height * (body[index] as number) +
        5 * (hem[index] as number) +
        (inside > 0 ? 1.6 * relief(x, y) : 0);
    }
  }
  return heights;
}

export function shade(
  coverage: SoftField,
  box: Box,
  roundness: Roundness,
  relief: Relief,
  density: number,
): Shading {
  const { columns, rows } = coverage;
  const heights = heightsOf(coverage, box, roundness, relief, density);
  const cell = COARSE / density;
  const lightness = new Float32Array(columns * rows);
  const pullX = new Float32Array(columns * rows);
  const pullY = new Float32Array(columns * rows);
  const covered = (index: number) => (coverage.values[index] as number) > 0.02;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const index = row * columns + column;
      const left = column > 0 && covered(index - 1) ? index - 1 : index;
      const right = column < columns - 1 && covered(index + 1) ? index + 1 : index;
      const above = row > 0 && covered(index - columns) ? index - columns : index;
      const below = row < rows - 1 && covered(index + columns) ? index + columns : index;
      const slope = (from: number, to: number, steps: number) =>
        steps > 0 ? ((heights[to] as number) - (heights[from] as number)) / (steps * cell) : 0;
      const slopeX = slope(left, right, right - left);
      const slopeY = slope(above, below, (below - above) / columns);
      const facing =
        (LIGHT.z - slopeX * LIGHT.x - slopeY * LIGHT.y) /
        Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
      lightness[index] = Math.max(0.34, 0.3 + (0.7 * facing) / LIGHT.z);
      pullX[index] = Math.max(-0.8, Math.min(0.8, slopeX)) * 11 * density;
      pullY[index] = Math.max(-0.8, Math.min(0.8, slopeY)) * 11 * density;
    }
  }
  return { columns, rows, light: lightness, pullX, pullY };
}
