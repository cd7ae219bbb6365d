import { words } from "#lib/language/words.ts";

/** Header, menus and footer. */
export const LAYOUT_WORDS = words(
  {
    account: "Account",
    cart: "Cart",
    categories: "Categories",
    closeMenu: "Close menu",
    contact: "Contact",
    dashboard: "Dashboard",
    follow: "Follow us",
    inCart: "in your cart",
    language: "Language",
    main: "Main",
    menu: "Menu",
    office: "Office",
    orders: "Order history",
    profile: "Profile",
    questions: "Questions?",
    sitemap: "Sitemap",
    stories: "Stories",
  },
  {
    account: "Akun",
    cart: "Keranjang",
    categories: "Kategori",
    closeMenu: "Tutup menu",
    contact: "Kontak",
    dashboard: "Dashboard",
    follow: "Ikuti kami",
    inCart: "di keranjang Anda",
    language: "Bahasa",
    main: "Utama",
    menu: "Menu",
    office: "Kantor",
    orders: "Riwayat pesanan",
    profile: "Profil",
    questions: "Ada pertanyaan?",
    sitemap: "Peta situs",
    stories: "Cerita",
  },
);

/** Pages in menus, by their paths. */
export const PAGE_NAMES = words(
  {
    "/home": "Home",
    "/product": "Batik",
    "/galleries": "Gallery",
    "/faq": "FAQ",
    "/terms-condition": "Terms & Condition",
    "/history": "History",
    "/partial-events": "Events",
    "/uniform": "Corporate Uniform",
    "/privacy": "Privacy",
  },
  {
    "/home": "Beranda",
    "/product": "Batik",
    "/galleries": "Galeri",
    "/faq": "Tanya Jawab",
    "/terms-condition": "Syarat & Ketentuan",
    "/history": "Sejarah",
    "/partial-events": "Acara",
    "/uniform": "Seragam Kantor",
    "/privacy": "Privasi",
  },
);

/** The ways into the collection. `othersAbout` says what is among the others. */
export const CATEGORY_WORDS = words(
  {
    Men: "Men",
    Women: "Women",
    "Batik Cloth": "Batik cloth",
    Others: "Others",
    othersAbout: "Scarves, bags, home",
  },
  {
    Men: "Pria",
    Women: "Wanita",
    "Batik Cloth": "Kain batik",
    Others: "Lainnya",
    othersAbout: "Selendang, tas, rumah",
  },
);
