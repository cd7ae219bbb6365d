/** The shop is English, the dashboard Indonesian. */
export type UiLanguage = "en" | "id";

type UiCopy = {
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
export const UI_COPY: Record<UiLanguage, UiCopy> = {
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
export function uiCopy(lang: string | undefined): UiCopy {
  return UI_COPY[lang === "id" ? "id" : "en"];
}
