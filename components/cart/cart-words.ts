import { words } from "#lib/language/words.ts";

/** The cart's page and its dialog. */
export const CART_WORDS = words(
  {
    add: "Add a piece to go on.",
    atNextStep: "Calculated at the next step",
    changed: "Your cart has changed",
    chooseSize: "Choose a size",
    close: "Close",
    empty: "Your cart is empty",
    fewer: "Fewer are left",
    items: "Items in your cart",
    lessLeft: {
      before: "There is less left of ",
      after:
        " than you wanted, most often because another customer was faster. Nothing has been charged.",
    },
    left: (from: number, to: number) => `${from} wanted, ${to} left`,
    loading: "Loading your cart",
    needsScript: "The cart needs JavaScript, which is off in your browser.",
    newest: "Newest pieces",
    notLoaded: "Your cart couldn’t be loaded",
    oops: "Oops, something went wrong",
    remove: "Remove",
    removed: "Removed",
    removedFromCart: "Removed from your cart",
    removedItem: "Successfuly Removed Item",
    shipping: "Shipping",
    shop: "Shop Items",
    size: "Size",
    sizeIs: (size: string) => `Size: ${size}`,
    sizeOf: (name: string) => `Size of ${name}`,
    soldOut: "Sold out",
    subtotal: "Subtotal",
    summary: "Order summary",
    title: "Cart",
    toCheckout: "Continue to Checkout",
    total: "Total",
    undo: "Undo",
    undoOf: (name: string) => `the removal of ${name}`,
    updated: "Successfuly Updated Cart",
  },
  {
    add: "Tambahkan batik untuk melanjutkan.",
    atNextStep: "Dihitung di langkah berikutnya",
    changed: "Isi keranjang Anda berubah",
    chooseSize: "Pilih ukuran",
    close: "Tutup",
    empty: "Keranjang Anda kosong",
    fewer: "Sisa lebih sedikit",
    items: "Isi keranjang Anda",
    lessLeft: {
      before: "Sisa ",
      after:
        " lebih sedikit daripada yang Anda inginkan, biasanya karena pembeli lain lebih cepat. Belum ada yang ditagih.",
    },
    left: (from, to) => `diinginkan ${from}, sisa ${to}`,
    loading: "Memuat keranjang Anda",
    needsScript: "Keranjang memerlukan JavaScript, yang dimatikan di peramban Anda.",
    newest: "Batik terbaru",
    notLoaded: "Keranjang Anda tidak dapat dimuat",
    oops: "Maaf, terjadi kesalahan",
    remove: "Hapus",
    removed: "Dihapus:",
    removedFromCart: "Dihapus dari keranjang",
    removedItem: "Sudah dihapus",
    shipping: "Ongkir",
    shop: "Belanja batik",
    size: "Ukuran",
    sizeIs: (size) => `Ukuran: ${size}`,
    sizeOf: (name) => `Ukuran ${name}`,
    soldOut: "Habis",
    subtotal: "Subtotal",
    summary: "Ringkasan pesanan",
    title: "Keranjang",
    toCheckout: "Lanjut ke checkout",
    total: "Total",
    undo: "Urungkan",
    undoOf: (name) => `penghapusan ${name}`,
    updated: "Keranjang sudah diperbarui",
  },
);

/** Facts of sending, before one orders. */
export const POLICY_WORDS = words(
  {
    title: "Shipping information",
    items: (carriers: string, city: string, hours: number) => [
      {
        title: "Shipping Policy",
        content: `We ship within Indonesia with ${carriers}, from ${city}. Every parcel has a tracking number (resi), which you find on the order’s page once it is on its way.`,
      },
      {
        title: "Order Processing",
        content: `Orders are packed on business days and handed to ${carriers} within ${hours} hours of the confirmation of your payment.`,
      },
      {
        title: "Shipping Costs",
        content:
          "The cost depends on your city and the weight of the parcel. You choose between Economical, Regular and Fast at the next step, as far as your city has them, and see the price before you order.",
      },
      {
        title: "Shipping Terms",
        content: `Delivery times are ${carriers}’s estimates. Please make sure that the address and the phone number are right: the courier calls the recipient where an address can’t be found.`,
      },
    ],
  },
  {
    title: "Tentang pengiriman",
    items: (carriers, city, hours) => [
      {
        title: "Pengiriman",
        content: `Kami mengirim ke seluruh Indonesia dengan ${carriers}, dari ${city}. Setiap paket punya nomor resi, yang ada di halaman pesanan setelah paket berangkat.`,
      },
      {
        title: "Pengemasan",
        content: `Pesanan dikemas pada hari kerja dan diserahkan kepada ${carriers} dalam ${hours} jam setelah pembayaran Anda dikonfirmasi.`,
      },
      {
        title: "Ongkir",
        content:
          "Ongkir tergantung kota Anda dan berat paket. Di langkah berikutnya Anda memilih antara Ekonomis, Reguler, dan Cepat, sejauh tersedia di kota Anda, dan melihat biayanya sebelum memesan.",
      },
      {
        title: "Ketentuan pengiriman",
        content: `Lama pengiriman adalah perkiraan ${carriers}. Pastikan alamat dan nomor telepon benar: kurir menelepon penerima bila alamat tidak ditemukan.`,
      },
    ],
  },
);
