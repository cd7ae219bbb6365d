import { type Box, COARSE, type PictureCanvas } from "./picture-canvas.ts";
import { blurred, type SoftField } from "./soft-field.ts";

export type Shadow = {
  shiftX: number;
  shiftY: number;
  blur: number;
  /** 0 to 1 */
  depth: number;
};

/** Darkens what already lies under a piece; the box must leave room around it for the blur. */
export function castShadow(
  canvas: PictureCanvas,
  coverage: SoftField,
  box: Box,
  shadow: Shadow,
): void {
  const { columns, rows, values } = blurred(coverage, shadow.blur);
  const endX = Math.min(canvas.width, box.left + box.width + shadow.shiftX);
  const endY = Math.min(canvas.height, box.top + box.height + shadow.shiftY);
  for (let y = Math.max(0, box.top + shadow.shiftY); y < endY; y++) {
    const gridY = Math.max(
      0,
      Math.min(rows - 1.001, (y - box.top - shadow.shiftY + 0.5) / COARSE - 0.5),
    );
    const row = gridY | 0;
    const v = gridY - row;
    for (let x = Math.max(0, box.left + shadow.shiftX); x < endX; x++) {
      const gridX = Math.max(
        0,
        Math.min(columns - 1.001, (x - box.left - shadow.shiftX + 0.5) / COARSE - 0.5),
      );
      const column = gridX | 0;
      const u = gridX - column;
      const index = row * columns + column;
      const upper = (values[index] as number) * (1 - u) + (values[index + 1] as number) * u;
      const lower =
        (values[index + columns] as number) * (1 - u) + (values[index + columns + 1] as number) * u;
      const dark = (upper * (1 - v) + lower * v) * shadow.depth;
      if (dark < 0.004) continue;
      const target = (y * canvas.width + x) * 3;
      canvas.pixels[target] = (canvas.pixels[target] as number) * (1 - dark * 0.92);
      canvas.pixels[target + 1] = (canvas.pixels[target + 1] as number) * (1 - dark * 0.97);
      canvas.pixels[target + 2] = (canvas.pixels[target + 2] as number) * (1 - dark);
    }
  }
}
