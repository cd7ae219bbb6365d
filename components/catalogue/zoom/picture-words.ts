import { words } from "#lib/language/words.ts";

/** The pictures of a page, before they are enlarged. */
export const PICTURE_WORDS = words(
  {
    enlarge: "(enlarge)",
    picture: (name: string, number: number, count: number) =>
      `${name}, picture ${number} of ${count}`,
    pictures: "Pictures",
    showPicture: (number: number) => `Show picture ${number}`,
  },
  {
    enlarge: "(perbesar)",
    picture: (name, number, count) => `${name}, gambar ${number} dari ${count}`,
    pictures: "Gambar",
    showPicture: (number) => `Tampilkan gambar ${number}`,
  },
);
