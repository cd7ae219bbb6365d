/** The shop is English, the dashboard Indonesian. */
export type UiLanguage = "en" | "id";

type UiWords = {
  close: string;
  copy: string;
  /** Before the name of a hidden field. */
  show: string;
  pages: string;
  page: string;
  previous: string;
  next: string;
};

/** The words that shared components bring along. */
export const UI_WORDS: Record<UiLanguage, UiWords> = {
  en: {
    close: "Close",
    copy: "Copy",
    show: "Show",
    pages: "Pages",
    page: "Page",
    previous: "Previous",
    next: "Next",
  },
  id: {
    close: "Tutup",
    copy: "Salin",
    show: "Tampilkan",
    pages: "Halaman",
    page: "Halaman",
    previous: "Sebelumnya",
    next: "Berikutnya",
  },
};

/** Returns the words for a `lang` attribute; the page's own are English. */
export function uiWords(lang: string | undefined): UiWords {
  return UI_WORDS[lang === "id" ? "id" : "en"];
}
