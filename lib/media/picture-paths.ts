type PictureType = "webp" | "avif";

/** In pixels, for thumbnails, cards and full width: docs/pictures-and-mail.md#files. */
export const PICTURE_WIDTHS: Readonly<Record<PictureType, readonly number[]>> = {
  webp: [320, 640, 960, 1600],
  avif: [160, 320, 480, 640, 720, 1080, 1600],
};
const DEFAULT_WIDTH = 960;

export function picturePath(key: string): string {
  return `/media/${key}/${DEFAULT_WIDTH}.webp`;
}

/** Open Graph image: messengers and social networks show it beside a link. */
export const OPEN_GRAPH_FILE = "share.jpg";
/** As Facebook and WhatsApp advise. */
export const OPEN_GRAPH_SIZE = { width: 1200, height: 630 } as const;

/** Returns undefined unless the path is a stored picture's. */
export function openGraphPicturePath(path: string): string | undefined {
  const folder = folderPath(path);
  return folder && `${folder}${OPEN_GRAPH_FILE}`;
}

export const PICTURE_FILES: readonly string[] = [
  ...PICTURE_WIDTHS.webp.map((width) => `${width}.webp`),
  ...PICTURE_WIDTHS.avif.map((width) => `${width}.avif`),
  OPEN_GRAPH_FILE,
];

export function pictureMediaType(file: string): string {
  if (file === OPEN_GRAPH_FILE) return "image/jpeg";
  return file.endsWith(".avif") ? "image/avif" : "image/webp";
}

/** Returns a stored picture's `srcset` in some of its widths; undefined for other paths. */
export function pictureSrcSet(
  path: string,
  type: PictureType = "webp",
  widths: readonly number[] = PICTURE_WIDTHS[type],
): string | undefined {
  const folder = folderPath(path);
  if (!folder) return undefined;
  return widths.map((width) => `${folder}${width}.${type} ${width}w`).join(", ");
}

/** Returns another width of a stored picture; other paths as they are. */
export function pictureOfWidth(path: string, width: number): string {
  const folder = folderPath(path);
  return folder ? `${folder}${width}.webp` : path;
}

export function pictureKey(path: string): string | undefined {
  return folderPath(path)?.split("/")[2];
}

/** Returns the one of `files` that replaces a missing one: the next wider of its type, else the widest of all. */
export function standIn(file: string, files: readonly string[]): string | undefined {
  const [asked] = widthsOf([file]);
  if (!asked) return undefined;
  const stored = widthsOf(files);
  const alike = stored.filter(({ type }) => type === asked.type);
  const widest = stored.at(-1)?.width;
  const found =
    alike.find(({ width }) => width >= asked.width) ?? alike.find(({ width }) => width === widest);
  return found?.name;
}

export function widestFile(files: readonly string[]): string | undefined {
  return widthsOf(files).at(-1)?.name;
}

/** Leaves out share.jpg and unfinished files. The widest is the last one. */
function widthsOf(files: readonly string[]) {
  const found = files.flatMap((name) => {
    const [, width, type] = /^(\d+)\.(webp|avif)$/.exec(name) ?? [];
    return width && type ? [{ name, width: Number(width), type }] : [];
  });
  return found.sort((a, b) => a.width - b.width);
}

function folderPath(path: string): string | undefined {
  return /^(\/media\/[\w-]+\/)\d+\.webp$/.exec(path)?.[1];
}
