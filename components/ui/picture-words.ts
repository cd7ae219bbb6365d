import { words } from "#lib/language/words.ts";

/** The words of a picture. */
export const PICTURE_WORDS = words(
  { demo: "demo illustration", none: "No Image" },
  { demo: "ilustrasi demo", none: "Tanpa gambar" },
);
