import { words } from "#lib/language/words.ts";

/** The viewer of pictures, which is loaded at the first press. */
export const VIEWER_WORDS = words(
  {
    close: "Close",
    next: "Next picture",
    previous: "Previous picture",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
  },
  {
    close: "Tutup",
    next: "Gambar berikutnya",
    previous: "Gambar sebelumnya",
    zoomIn: "Perbesar",
    zoomOut: "Perkecil",
  },
);
