import { type Box, COARSE } from "./picture-canvas.ts";

/** Values on the coarse grid of a box. */
export type SoftField = {
  columns: number;
  rows: number;
  values: Float32Array;
};

/** A mask averaged down to the coarse grid, 0 to 1. */
export function coarsen(mask: Uint8Array, box: Box): SoftField {
  const columns = box.width / COARSE;
  const rows = box.height / COARSE;
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let sum = 0;
      for (let y = 0; y < COARSE; y++) {
        const start = (row * COARSE + y) * box.width + column * COARSE;
        for (let x = 0; x < COARSE; x++) sum += mask[start + x] ?? 0;
      }
      values[row * columns + column] = sum / (255 * COARSE * COARSE);
    }
  }
  return { columns, rows, values };
}

function blurLines(
  from: Float32Array,
  to: Float32Array,
  lines: number,
  length: number,
  step: number,
  stride: number,
  radius: number,
): void {
  const size = radius * 2 + 1;
  for (let line = 0; line < lines; line++) {
    const start = line * stride;
    let sum = 0;
    for (let index = -radius; index <= radius; index++) {
      if (index >= 0 && index < length) sum += from[start + index * step] as number;
    }
    for (let index = 0; index < length; index++) {
      to[start + index * step] = sum / size;
      const leaving = index - radius;
      const coming = index + radius + 1;
      if (leaving >= 0) sum -= from[start + leaving * step] as number;
      if (coming < length) sum += from[start + coming * step] as number;
    }
  }
}

/** Two box blurs each way: near enough to a Gaussian. The radius is in picture pixels. */
export function blurred(field: SoftField, radius: number): SoftField {
  const { columns, rows } = field;
  const reach = Math.max(1, Math.round(radius / COARSE / 1.4));
  let values = field.values;
  const spare = new Float32Array(values.length);
  for (let pass = 0; pass < 2; pass++) {
    blurLines(values, spare, rows, columns, 1, columns, reach);
    const next = new Float32Array(values.length);
    blurLines(spare, next, columns, rows, columns, 1, reach);
    values = next;
  }
  return { columns, rows, values };
}
