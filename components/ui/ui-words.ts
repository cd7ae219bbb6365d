import { useLanguage } from "#language";
import { isLanguage } from "#lib/language/languages.ts";
import { say } from "#lib/language/spoken-language.ts";
import { words } from "#lib/language/words.ts";

/** The words that shared components bring along. */
const UI_WORDS = words(
  {
    breadcrumb: "Breadcrumb",
    close: "Close",
    copied: "Copied to clipboard",
    copy: "Copy",
    decrease: "Decrease quantity",
    done: "(done)",
    increase: "Increase quantity",
    linkToAnswer: "Link to this answer",
    loading: "Loading page",
    needsScript: "This needs JavaScript, which is off in your browser.",
    next: "Next",
    notifications: "Notifications",
    oops: "Oops, Something went wrong!",
    page: "Page",
    pages: "Pages",
    previous: "Previous",
    quantity: "Quantity",
    /** Before the name of a hidden field. */
    show: "Show",
    skip: "Skip to content",
    tryAgain: "Try again",
  },
  {
    breadcrumb: "Posisi halaman",
    close: "Tutup",
    copied: "Sudah disalin",
    copy: "Salin",
    decrease: "Kurangi jumlah",
    done: "(selesai)",
    increase: "Tambah jumlah",
    linkToAnswer: "Tautan ke jawaban ini",
    loading: "Memuat halaman",
    needsScript: "Bagian ini memerlukan JavaScript, yang dimatikan di peramban Anda.",
    next: "Berikutnya",
    notifications: "Pemberitahuan",
    oops: "Maaf, terjadi kesalahan.",
    page: "Halaman",
    pages: "Halaman",
    previous: "Sebelumnya",
    quantity: "Jumlah",
    show: "Tampilkan",
    skip: "Langsung ke isi",
    tryAgain: "Coba lagi",
  },
);

/** The words of shared components: in the page's language, or in that of a `lang` attribute. */
export function useUiWords(lang?: string) {
  const language = useLanguage();
  return UI_WORDS[isLanguage(lang) ? lang : language];
}

/** Returns the general words for an error. For handlers in the browser. */
export function oopsHere(): string {
  return say(UI_WORDS).oops;
}
