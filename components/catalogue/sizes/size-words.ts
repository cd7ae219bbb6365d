import { words } from "#lib/language/words.ts";

/** The size chart. The measurements' names are keys of the stored figures. */
export const CHART_WORDS = words(
  {
    and: " and ",
    caption: (name: string, size: string) =>
      `Measurements of ${name}, size ${size}, in centimetres`,
    compare: ". To be sure, lay a piece of yours flat, measure it the same way, and compare.",
    drawing: (thing: string, lines: string) => `${thing}, with lines for ${lines}`,
    inCm: "In cm",
    inPictures: "The size chart is one of the pictures of this piece.",
    names: {
      chest: "chest",
      hip: "hip",
      length: "length",
      reguler: "reguler",
      shoulder: "shoulder",
      waist: "waist",
      width: "width",
    },
    none: "No measurements are given for this piece. Please ask us.",
    others: (sizes: string) => `; ${sizes} are what we usually make`,
    own: (size: string) => `The figures of ${size} are those of this piece`,
    /** Claims only what fits the figures (docs/catalogue.md#size-charts). */
    howToClothes: {
      shoulder: "straight across both shoulders, from sleeve to sleeve",
      chest: "all around; laid flat, twice its width",
      waist: "all around; laid flat, twice its width",
      hip: "all around; laid flat, twice its width",
      reguler: "the collar’s number on its label",
      length: "from the top edge straight down to the hem",
    },
    howToCloth: {
      length: "along the selvedge, from one cut edge to the other",
      width: "from one selvedge to the other",
    },
    things: { Men: "A shirt", Women: "A garment", "Batik Cloth": "A cloth" },
  },
  {
    and: " dan ",
    caption: (name, size) => `Ukuran ${name}, ukuran ${size}, dalam sentimeter`,
    compare: ". Agar pasti, bentangkan pakaian Anda, ukur dengan cara yang sama, lalu bandingkan.",
    drawing: (thing, lines) => `${thing}, dengan garis untuk ${lines}`,
    inCm: "Dalam cm",
    inPictures: "Tabel ukuran ada di antara gambar batik ini.",
    names: {
      chest: "lingkar dada",
      hip: "lingkar pinggul",
      length: "panjang",
      reguler: "reguler",
      shoulder: "lebar bahu",
      waist: "lingkar pinggang",
      width: "lebar",
    },
    none: "Ukuran batik ini belum ditulis. Silakan tanyakan kepada kami.",
    others: (sizes) => `; ${sizes} adalah ukuran yang biasa kami buat`,
    own: (size) => `Angka ${size} adalah ukuran batik ini`,
    howToClothes: {
      shoulder: "lurus di kedua bahu, dari lengan ke lengan",
      chest: "keliling; bila dibentangkan, dua kali lebarnya",
      waist: "keliling; bila dibentangkan, dua kali lebarnya",
      hip: "keliling; bila dibentangkan, dua kali lebarnya",
      reguler: "angka kerah pada labelnya",
      length: "lurus dari tepi atas sampai kelim",
    },
    howToCloth: {
      length: "sepanjang tepi kain, dari ujung potong ke ujung lainnya",
      width: "dari tepi kain ke tepi lainnya",
    },
    things: { Men: "Kemeja", Women: "Busana", "Batik Cloth": "Kain" },
  },
);
