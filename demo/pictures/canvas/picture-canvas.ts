/** Pictures are portrait 4:5, as the shop's cards show them. Scenes are drawn in these units. */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 1500;

/** Relief and shadows are soft, so they are worked out on a grid this much coarser. */
export const COARSE = 4;

/** RGB, row by row. */
export type PictureCanvas = {
  width: number;
  height: number;
  /** Pixels per unit of the scene, 1 or more. */
  density: number;
  pixels: Uint8ClampedArray;
};

export type Box = {
  left: number;
  top: number;
  width: number;
  height: number;
};

/** The box in pixels around an outline in pixels, on the coarse grid. */
export function boxOf(outline: string, margin: number, canvas: PictureCanvas): Box {
  const numbers = outline.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  const snap = (value: number) => Math.floor(value / COARSE) * COARSE;
  const left = Math.max(0, snap(Math.min(...xs) - margin));
  const top = Math.max(0, snap(Math.min(...ys) - margin));
  const right = Math.min(canvas.width, snap(Math.max(...xs) + margin + COARSE));
  const bottom = Math.min(canvas.height, snap(Math.max(...ys) + margin + COARSE));
  return {
    left,
    top,
    width: Math.max(COARSE, right - left),
    height: Math.max(COARSE, bottom - top),
  };
}
