import { makePicture } from "#tests/factories/picture.ts";

/** A file for a file field. */
export const csvFile = (name: string, text: string) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(text),
});

/** Returns a plain picture for a file field. */
export async function pictureFile(wanted: Parameters<typeof makePicture>[0] = {}) {
  const { format = "jpeg" } = wanted;
  const buffer = await makePicture(wanted);
  return { name: `foto.${format}`, mimeType: `image/${format}`, buffer };
}
