import { words } from "#lib/language/words.ts";

/** The header's search and its suggestions. */
export const SEARCH_WORDS = words(
  {
    cancel: "Cancel",
    /** Of the button `cancel`, for screen readers. */
    cancelled: "search",
    clear: "Clear the text",
    field: "Search batik",
    found: "Pieces found",
    none: (q: string) => `No pieces found for “${q}”.`,
    results: (total: number) => (total === 1 ? "See the result" : `See all ${total} results`),
    search: "Search",
    shop: "Shop",
    total: (total: number) => {
      if (total === 0) return "No pieces found";
      return total === 1 ? "1 piece found" : `${total} pieces found`;
    },
  },
  {
    cancel: "Batal",
    cancelled: "mencari",
    clear: "Hapus teks",
    field: "Cari batik",
    found: "Batik yang ditemukan",
    none: (q) => `Tidak ada batik untuk “${q}”.`,
    results: (total) => (total === 1 ? "Lihat hasilnya" : `Lihat semua ${total} hasil`),
    search: "Cari",
    shop: "Toko",
    total: (total) => (total === 0 ? "Tidak ada batik yang ditemukan" : `${total} batik ditemukan`),
  },
);
