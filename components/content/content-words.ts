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

/** Cards of events and pictures, which run in the browser. */
export const CARD_WORDS = words(
  {
    askForSeat: "Ask for a seat",
    askForSeatAt: (event: string, isByChat: boolean) =>
      `Ask for a seat at ${event}${isByChat ? " on WhatsApp (new tab)" : " by mail"}`,
    calendar: "Calendar file (.ics)",
    calendarOf: (event: string) => `Calendar file (.ics) of ${event}`,
    eras: "Eras",
    enlarge: (title: string) => `Enlarge ${title}`,
    gallery: "Gallery",
    noEvents: "No Events Found",
    ongoing: "On Going Events",
    past: "Past Events",
    piecesWith: "Pieces with ",
    remind: "Remind Me",
    remindOf: (event: string) => `Remind Me about ${event} in Google Calendar (new tab)`,
    startsAt: (time: string) => `, from ${time} WIB`,
  },
  {
    askForSeat: "Tanyakan tempat",
    askForSeatAt: (event, isByChat) =>
      `Tanyakan tempat untuk ${event}${isByChat ? " lewat WhatsApp (tab baru)" : " lewat email"}`,
    calendar: "Berkas kalender (.ics)",
    calendarOf: (event) => `Berkas kalender (.ics) untuk ${event}`,
    eras: "Zaman",
    enlarge: (title) => `Perbesar ${title}`,
    gallery: "Galeri",
    noEvents: "Tidak ada acara",
    ongoing: "Sedang berlangsung",
    past: "Acara yang lalu",
    piecesWith: "Batik bermotif ",
    remind: "Ingatkan saya",
    remindOf: (event) => `Ingatkan saya tentang ${event} di Google Kalender (tab baru)`,
    startsAt: (time) => `, mulai ${time.replace(":", ".")} WIB`,
  },
);

/** The ways to ask about uniforms. */
export const UNIFORM_WORDS = words(
  {
    map: "Open the map",
    newTab: "in a new tab",
    office: "Office and showroom",
    subject: "Corporate uniform",
    swatch: "Ask for a swatch",
    write: "Write or call",
  },
  {
    map: "Buka peta",
    newTab: "di tab baru",
    office: "Kantor dan ruang pamer",
    subject: "Seragam kantor",
    swatch: "Minta contoh kain",
    write: "Tulis atau telepon",
  },
);

/** The head of the home page. */
export const HERO_WORDS = words(
  {
    collection: "See the collection",
    from: "Pieces from",
    picture: "A kawung cloth half drawn in wax, with canting and a bowl of wax — demo illustration",
  },
  {
    collection: "Lihat koleksi",
    from: "Batik mulai",
    picture:
      "Kain kawung yang setengah ditulis dengan malam, beserta canting dan mangkuk malam — ilustrasi demo",
  },
);
