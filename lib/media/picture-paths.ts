export type PictureType = "webp" | "avif";

/**
 * The widths, in pixels, that every stored picture is cut to. AVIF, which all but old browsers take,
 * has one for each place and screen of the shop: a thumbnail, a card on a phone of 1.75, 2.6 or 3
 * dots a pixel, a phone's width at the same. WebP's largest is what the others are made anew from.
 */
export const PICTURE_WIDTHS: Readonly<Record<PictureType, readonly number[]>> = {
  webp: [320, 640, 960, 1600],
  avif: [160, 320, 480, 640, 720, 1080, 1600],
};
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
  ...PICTURE_WIDTHS.webp.map((width) => `${width}.webp`),
  ...PICTURE_WIDTHS.avif.map((width) => `${width}.avif`),
  SHARED_FILE,
];

/** The media type of one of those files. */
export function pictureMediaType(file: string): string {
  if (file === SHARED_FILE) return "image/jpeg";
  return file.endsWith(".avif") ? "image/avif" : "image/webp";
}

/** The `srcset` of a picture's path; undefined for a picture that isn't one of the stored ones. */
export function pictureSrcSet(path: string, type: PictureType = "webp"): string | undefined {
  const folder = folderPath(path);
  if (!folder) return undefined;
  return PICTURE_WIDTHS[type].map((width) => `${folder}${width}.${type} ${width}w`).join(", ");
}

/** The first of a picture's files that is at least as wide as another, of the same type. */
export function nextWider(file: string, files: readonly string[]): string | undefined {
  const asked = widthOf(file);
  if (!asked) return undefined;
  const wider = files.flatMap((name) => {
    const found = widthOf(name);
    return found?.type === asked.type && found.width >= asked.width ? [{ name, ...found }] : [];
  });
  return wider.sort((a, b) => a.width - b.width)[0]?.name;
}

function widthOf(file: string): { width: number; type: string } | null {
  const [, width, type] = /^(\d+)\.(webp|avif)$/.exec(file) ?? [];
  return width && type ? { width: Number(width), type } : null;
}

/** Where a stored picture's other files are; undefined for the path of no stored picture. */
function folderPath(path: string): string | undefined {
  return /^(\/media\/[\w-]+\/)\d+\.webp$/.exec(path)?.[1];
}
