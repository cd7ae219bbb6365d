/** The widths, in pixels, that every stored picture is cut to. */
export const PICTURE_WIDTHS = [320, 640, 960, 1600] as const;
const DEFAULT_WIDTH = 960;

/** The path below the shop's origin that a stored picture's key stands for. */
export function picturePath(key: string): string {
  return `/media/${key}/${DEFAULT_WIDTH}.webp`;
}

export type PictureType = "webp" | "avif";

/** The `srcset` of a picture's path; undefined for a picture that isn't one of the stored ones. */
export function pictureSrcSet(path: string, type: PictureType = "webp"): string | undefined {
  const match = /^(\/media\/[\w-]+\/)\d+\.webp$/.exec(path);
  if (!match) return undefined;
  return PICTURE_WIDTHS.map((width) => `${match[1]}${width}.${type} ${width}w`).join(", ");
}
