import { words } from "#lib/language/words.ts";

/** The list of products with its filters. */
export const LIST_WORDS = words(
  {
    chosen: "chosen",
    chosenFilters: "Chosen filters",
    clear: "Clear filters",
    filter: "Filter and sort",
    matched: "Best match",
    newest: "Newest",
    notLoaded: "The pieces couldn't be loaded",
    checkLine: "Please check your connection.",
    pieces: (total: number) => (total === 1 ? "1 piece" : `${total} pieces`),
    priceDown: "Price, high to low",
    priceUp: "Price, low to high",
    products: "Products",
    range: (first: number, last: number, pieces: string) => `${first}–${last} of ${pieces}`,
    remove: "Remove filter",
    see: (pieces: string) => `See ${pieces}`,
    show: "Show results",
    skip: "Skip to pieces",
    sort: "Sort by",
    theResults: "the results",
    updating: "Updating …",
  },
  {
    chosen: "dipilih",
    chosenFilters: "Filter yang dipilih",
    clear: "Hapus filter",
    filter: "Filter dan urutkan",
    matched: "Paling cocok",
    newest: "Terbaru",
    notLoaded: "Daftar batik tidak dapat dimuat",
    checkLine: "Periksa sambungan internet Anda.",
    pieces: (total) => `${total} batik`,
    priceDown: "Harga tertinggi",
    priceUp: "Harga terendah",
    products: "Produk",
    range: (first, last, pieces) => `${first}–${last} dari ${pieces}`,
    remove: "Hapus filter",
    see: (pieces) => `Lihat ${pieces}`,
    show: "Tampilkan hasil",
    skip: "Langsung ke daftar batik",
    sort: "Urutkan",
    theResults: "hasilnya",
    updating: "Memperbarui …",
  },
);

/** Names of the filters, by their parameters in the address. */
export const FACET_LEGENDS = words(
  {
    "categories[]": "Categories",
    "sizes[]": "Sizes",
    "prices[]": "Price",
    "motifs[]": "Motif",
    "techniques[]": "Technique",
    "materials[]": "Material",
  },
  {
    "categories[]": "Kategori",
    "sizes[]": "Ukuran",
    "prices[]": "Harga",
    "motifs[]": "Motif",
    "techniques[]": "Teknik",
    "materials[]": "Bahan",
  },
);

/** The whole catalogue, searches, and lists without a product. */
export const FOUND_WORDS = words(
  {
    busy: "The search took too long. Please try again, perhaps with fewer words.",
    description: (shop: string) =>
      `All batik of ${shop}: shirts, blouses, dresses, cloth and accessories, many of them only once. Choose by category, size, price, motif and technique.`,
    empty: "The shop has nothing to show at the moment.",
    fewerFilters: "Nothing matches this choice. Fewer filters will show more.",
    intro:
      "Drawn by hand, stamped by hand, or both. Most pieces are made once: when one is sold, its pattern stays here as a story.",
    limited: "Many searches come from your network at the moment. Please try again in a minute.",
    none: "No pieces found",
    otherWord: "Try another word: a motif, a kind of clothing, or a cloth.",
    results: (q: string) => `Results for “${q}”`,
    searchAgain: "Search again",
    searchBusy: "The search is busy",
    seeAll: "See all batik",
    similar: "Nothing is written exactly like that. These pieces come closest.",
    suggestions: "Suggestions",
    twoLetters: "A word needs at least two letters: a motif, a kind of clothing, or a cloth.",
  },
  {
    busy: "Pencarian terlalu lama. Coba lagi, mungkin dengan kata yang lebih sedikit.",
    description: (shop) =>
      `Semua batik ${shop}: kemeja, blus, gaun, kain, dan aksesori, banyak yang hanya satu. Pilih menurut kategori, ukuran, harga, motif, dan teknik.`,
    empty: "Saat ini belum ada batik di toko.",
    fewerFilters:
      "Tidak ada yang cocok dengan pilihan ini. Kurangi filter untuk melihat lebih banyak.",
    intro:
      "Ditulis dengan tangan, dicap dengan tangan, atau keduanya. Kebanyakan hanya dibuat sekali: setelah terjual, motifnya tetap di sini sebagai cerita.",
    limited: "Sedang banyak pencarian dari jaringan Anda. Coba lagi dalam satu menit.",
    none: "Tidak ada batik yang ditemukan",
    otherWord: "Coba kata lain: motif, jenis pakaian, atau kain.",
    results: (q) => `Hasil untuk “${q}”`,
    searchAgain: "Cari lagi",
    searchBusy: "Pencarian sedang ramai",
    seeAll: "Lihat semua batik",
    similar: "Tidak ada yang tertulis persis begitu. Ini yang paling mendekati.",
    suggestions: "Saran",
    twoLetters: "Kata pencarian perlu paling sedikit dua huruf: motif, jenis pakaian, atau kain.",
  },
);
