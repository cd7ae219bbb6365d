/** The widths, in pixels, that every stored picture is cut to. */
export const PICTURE_WIDTHS = [320, 640, 960, 1600] as const;
const DEFAULT_WIDTH = 960;

/** The path below the shop's origin that a stored picture's key stands for. */
export function picturePath(key: string): string {
  return `/media/${key}/${DEFAULT_WIDTH}.webp`;
}

/** The picture that stands beside a link to a page, as messengers and social networks show it. */
export const SHARED_FILE = "share.jpg";
/** In pixels: what they all ask for (ogp.me; Facebook's and WhatsApp's advice). */
export const SHARED_SIZE = { width: 1200, height: 630 } as const;

/** The shared picture that belongs to a stored picture's path; undefined for any other path. */
export function sharedPicturePath(path: string): string | undefined {
  const folder = folderPath(path);
  return folder && `${folder}${SHARED_FILE}`;
}

/** Every file that a stored picture has. */
export const PICTURE_FILES: readonly string[] = [
  ...PICTURE_WIDTHS.flatMap((width) => [`${width}.webp`, `${width}.avif`]),
  SHARED_FILE,
];

/** The media type of one of those files. */
export function pictureMediaType(file: string): string {
  if (file === SHARED_FILE) return "image/jpeg";
  return file.endsWith(".avif") ? "image/avif" : "image/webp";
}

export type PictureType = "webp" | "avif";

/** The `srcset` of a picture's path; undefined for a picture that isn't one of the stored ones. */
export function pictureSrcSet(path: string, type: PictureType = "webp"): string | undefined {
  const folder = folderPath(path);
  if (!folder) return undefined;
  return PICTURE_WIDTHS.map((width) => `${folder}${width}.${type} ${width}w`).join(", ");
}

/** Where a stored picture's other files are; undefined for the path of no stored picture. */
function folderPath(path: string): string | undefined {
  return /^(\/media\/[\w-]+\/)\d+\.webp$/.exec(path)?.[1];
}
