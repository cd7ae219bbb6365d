import { words } from "#lib/language/words.ts";

/** Stock, size, quantity and button of a product's page. */
export const BUY_WORDS = words(
  {
    add: "Add to Cart",
    added: "Successfuly Added Item To Cart",
    chooseSize: "Choose a size",
    chooseYourSize: "Choose your size",
    /** The specification's words, without a full stop. */
    createFirst: {
      add: "You have to create an account",
      quantity: "You need to create an account",
    },
    createLink: "create an account",
    gone: "This piece is no longer in the shop.",
    inCart: "In your cart · View cart",
    logIn: "Log in to buy",
    needsScript: "Buying needs JavaScript, which is off in your browser.",
    or: " or ",
    owned: "This piece has found its owner and stays here as a record.",
    quantityOf: (name: string) => `Quantity of ${name}`,
    severalSizes:
      "The size chart is one of the pictures. For several sizes at once, write how many of each in the note at checkout.",
    sharedStock:
      "All sizes share this stock, so we confirm yours after the order. If it is gone, choose another piece or have your money back.",
    sizeByNote: "The size chart is one of the pictures. Write your size in the note at checkout.",
    stock: (stock: number) => `Stock: ${stock}`,
    stockUnit: (stock: number) => (stock === 1 ? " — the only piece" : " pieces"),
    unavailable: "Not available at the moment.",
  },
  {
    add: "Masukkan ke keranjang",
    added: "Sudah masuk keranjang",
    chooseSize: "Pilih ukuran",
    chooseYourSize: "Pilih ukuran Anda",
    createFirst: {
      add: "Anda perlu membuat akun dulu",
      quantity: "Anda perlu membuat akun dulu",
    },
    createLink: "buat akun",
    gone: "Batik ini sudah tidak ada di toko.",
    inCart: "Sudah di keranjang · Lihat keranjang",
    logIn: "Masuk untuk membeli",
    needsScript: "Untuk membeli diperlukan JavaScript, yang dimatikan di peramban Anda.",
    or: " atau ",
    owned: "Batik ini sudah menemukan pemiliknya dan tetap di sini sebagai cerita.",
    quantityOf: (name) => `Jumlah ${name}`,
    severalSizes:
      "Tabel ukuran ada di antara gambarnya. Untuk beberapa ukuran sekaligus, tulis jumlah tiap ukuran di catatan saat checkout.",
    sharedStock:
      "Semua ukuran memakai stok yang sama, jadi ukuran Anda kami pastikan setelah pesanan. Bila sudah habis, pilih batik lain atau uang Anda kembali.",
    sizeByNote: "Tabel ukuran ada di antara gambarnya. Tulis ukuran Anda di catatan saat checkout.",
    stock: (stock) => `Stok: ${stock}`,
    stockUnit: (stock) => (stock === 1 ? " — hanya satu" : ""),
    unavailable: "Saat ini tidak tersedia.",
  },
);
