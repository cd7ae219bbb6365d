import { words } from "#lib/language/words.ts";

/** Pages about the shop: titles, links and what stands around the owner's texts. */
export const CONTENT_WORDS = words(
  {
    contact: "How to reach us",
    events: "Events",
    eventsDescription: (shop: string) =>
      `Exhibitions, canting classes and markets of ${shop}: what is on, what is to come, and what has been.`,
    eventsIntro:
      "Exhibitions, classes and markets: where cloth and makers can be met. All times are Jakarta’s.",
    faq: "FAQ",
    gallery: "Gallery",
    galleryDescription:
      "Cloth, wax and dye: pictures of pieces, details and days in the workshops of our batik makers.",
    galleryIntro: "Cloth, wax and dye: pieces and details from our makers’ workshops.",
    history: "History",
    home: "Home",
    motifs: "What the motifs say",
    nothing: "Nothing here yet",
    openGallery: "Open the gallery",
    privacy: "Privacy",
    seeAll: "See all batik",
    seeCollection: "See the collection",
    terms: "Terms & Condition",
    uniform: "Corporate Uniform",
    landing: "Welcome",
    fromGallery: "From the gallery",
    newest: "Newest pieces",
  },
  {
    contact: "Cara menghubungi kami",
    events: "Acara",
    eventsDescription: (shop) =>
      `Pameran, kelas membatik, dan bazar ${shop}: yang sedang berlangsung, yang akan datang, dan yang sudah lewat.`,
    eventsIntro:
      "Pameran, kelas, dan bazar: tempat bertemu kain dan para perajinnya. Semua jam dalam WIB.",
    faq: "Tanya Jawab",
    gallery: "Galeri",
    galleryDescription:
      "Kain, malam, dan pewarna: gambar batik, rinciannya, dan hari-hari di bengkel para perajin kami.",
    galleryIntro: "Kain, malam, dan pewarna: batik dan rinciannya dari bengkel para perajin kami.",
    history: "Sejarah",
    home: "Beranda",
    motifs: "Arti motif-motifnya",
    nothing: "Belum ada isinya",
    openGallery: "Buka galeri",
    privacy: "Privasi",
    seeAll: "Lihat semua batik",
    seeCollection: "Lihat koleksi",
    terms: "Syarat & Ketentuan",
    uniform: "Seragam Kantor",
    landing: "Selamat Datang",
    fromGallery: "Dari galeri",
    newest: "Batik terbaru",
  },
);
