/** The shop shows pictures in boxes of 4:5. */
const SHAPE = 4 / 5;

/** A picture that is wider by so little loses only its edges. */
const MARGIN = 1.1;

/** In pixels: phones with sharp screens show a product about so wide. */
const FULL_WIDTH = 960;

/** The part of a wide picture that the shop shows. */
export const PICTURE_PARTS = ["left", "middle", "right"] as const;
export type PicturePart = (typeof PICTURE_PARTS)[number];

/** In pixels. */
export type PictureSize = { width: number; height: number };

export function isWide({ width, height }: PictureSize): boolean {
  return width > height * SHAPE * MARGIN;
}

/** Returns what 4:5 keeps of a picture, in its pixels. Of a tall one that is all. */
export function keptPart(size: PictureSize, part: PicturePart): PictureSize & { x: number } {
  const width = Math.min(size.width, Math.max(1, Math.round(size.height * SHAPE)));
  const beyond = size.width - width;
  const x = { left: 0, middle: Math.round(beyond / 2), right: beyond }[part];
  return { x, width, height: size.height };
}

/** Returns the width of what the shop shows, in pixels, where that looks blurred; else null. */
export function blurredWidth(size: PictureSize): number | null {
  const { width } = keptPart(size, "middle");
  return width < FULL_WIDTH ? width : null;
}
