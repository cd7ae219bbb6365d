import { OPEN_GRAPH_SIZE } from "#lib/media/picture-paths.ts";

/** The languages of pages, as Open Graph writes them. */
export const OPEN_GRAPH_LOCALES = { en: "en_US", id: "id_ID" } as const;

/** Returns the metadata of a picture in Open Graph's size; none for null. */
export function openGraphImages(url: string | null, alt: string) {
  return url ? { images: [{ url, ...OPEN_GRAPH_SIZE, alt }] } : {};
}
