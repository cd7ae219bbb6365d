import type { ProductView } from "../../lib/catalogue/schema.ts";

export type DemoTraits = Pick<
  ProductView,
  "motif" | "technique" | "material" | "origin" | "maker" | "cut" | "work_days"
>;

const PRIMISIMA = "Katun primisima";
const PRIMA = "Katun prima";
const DOBBY = "Katun dobby";
const [SHORT, LONG, WIDE] = ["Lengan pendek", "Lengan panjang", "Lengan lebar"];

type Row = [
  motif: string,
  technique?: DemoTraits["technique"],
  material?: string,
  origin?: string,
  cut?: string,
  more?: { maker?: string; work_days?: number },
];

/** Traits of the demo's products as their texts give them, by name. Other traits stay empty. */
const ROWS: Record<string, Row> = {
  "Kemeja Parang Rusak Soga": ["Parang Rusak", "Cap", PRIMISIMA, "Solo", SHORT],
  "Kemeja Parang Barong Sogan Tua Lengan Panjang": [
    "Parang Barong",
    "Tulis",
    PRIMISIMA,
    "Yogyakarta",
    LONG,
    { work_days: 42 },
  ],
  "Kemeja Kawung Picis Latar Putih": ["Kawung Picis", "Cap", PRIMA, "Yogyakarta", SHORT],
  "Kemeja Kawung Wedelan": ["Kawung", "Cap", PRIMISIMA, "Solo", LONG],
  "Kemeja Mega Mendung Abang": ["Mega Mendung", "Kombinasi", PRIMISIMA, "Trusmi, Cirebon", SHORT],
  "Kemeja Mega Mendung Malam": ["Mega Mendung", "Tulis", "", "", LONG],
  "Kemeja Truntum Sogan": ["Truntum", "Cap", PRIMISIMA, "Solo", LONG],
  "Kemeja Truntum Mengkudu": ["Truntum", "Cap", PRIMA, "Pekalongan", SHORT],
  "Kemeja Ceplok Mengkudu": ["Ceplok", "Cap", DOBBY, "Pekalongan", SHORT],
  "Kemeja Ceplok Hijau Daun": ["Ceplok", "", PRIMA, "", SHORT],
  "Kemeja Sekar Jagad Keraton": [
    "Sekar Jagad",
    "Tulis",
    "",
    "Bantul",
    LONG,
    { maker: "Dua pembatik di Bantul" },
  ],
  "Kemeja Tambal Pesisir": ["Tambal", "Kombinasi", "", "", SHORT],
  "Kemeja Parang Klitik Biru": ["Parang Klitik", "Cap", PRIMA, "Solo", SHORT],
  "Kemeja Seragam Kawung Soga, Ukuran Sesuai Gambar": ["Kawung", "Cap", PRIMA, "Solo", SHORT],

  "Blus Truntum Wedelan": ["Truntum", "Cap", PRIMISIMA, "Solo", "Lengan tiga perempat"],
  "Blus Kawung Jambu": ["Kawung", "", PRIMA, "Pekalongan"],
  "Blus Parang Klitik Soga": ["Parang Klitik", "Kombinasi", "", "Yogyakarta"],
  "Blus Ceplok Kunyit": ["Ceplok", "Cap", PRIMISIMA, "Pekalongan"],
  "Blus Mega Mendung Sutra": ["Mega Mendung", "Tulis", "Sutra", "Trusmi, Cirebon"],
  "Gaun Lilit Sekar Jagad Pesisir": ["Sekar Jagad", "Kombinasi", "", "Lasem", "Lilit"],
  "Gaun Lilit Truntum Malam": ["Truntum", "", PRIMISIMA, "", "Lilit, rok tujuh potong"],
  "Gaun Lilit Kawung Mengkudu": ["Kawung", "Cap", "", "Pekalongan", "Lilit"],
  "Gaun Lilit Tambal Sogan": ["Tambal", "", PRIMISIMA, "Solo", "Lilit"],
  "Outer Kimono Kawung Biru": ["Kawung", "Cap", "", "Pekalongan", WIDE],
  "Outer Kimono Parang Sogan Tua": ["Parang", "Kombinasi", DOBBY, "Solo", "Kimono"],
  "Rok Lilit Parang Wiru": ["Parang", "Cap", "", "Solo", "Lilit, wiru enam lipatan"],
  "Rok Lilit Ceplok Jambu": ["Ceplok", "Cap", PRIMA, "", "Lilit, wiru di depan"],
  "Blus Keluarga Truntum Soga, Ukuran Sesuai Gambar": ["Truntum"],

  "Kain Tulis Mega Mendung Cirebon": [
    "Mega Mendung",
    "Tulis",
    PRIMISIMA,
    "Trusmi, Cirebon",
    "",
    { work_days: 75 },
  ],
  "Kain Cap Parang Soga Solo": ["Parang", "Cap", "", "Solo"],
  "Kain Tulis Parang Barong Sogan": ["Parang Barong", "Tulis", "", "Imogiri, Bantul"],
  "Kain Cap Kawung Sen Latar Putih": ["Kawung Sen", "Cap", PRIMA],
  "Kain Kombinasi Kawung Wedelan": ["Kawung", "Kombinasi"],
  "Kain Tulis Truntum Garuda Soga": ["Truntum Garuda", "Tulis", PRIMISIMA, "Solo"],
  "Kain Cap Truntum Biru": ["Truntum", "Cap", PRIMA, "Pekalongan"],
  "Kain Tulis Sekar Jagad Lasem": [
    "Sekar Jagad",
    "Tulis",
    "",
    "Lasem",
    "",
    { maker: "Tiga pembatik di Lasem", work_days: 120 },
  ],
  "Kain Kombinasi Sekar Jagad Yogya": ["Sekar Jagad", "Kombinasi", PRIMISIMA, "Yogyakarta"],
  "Kain Cap Ceplok Mengkudu": ["Ceplok", "Cap", PRIMA, "Pekalongan"],
  "Kain Gedog Ceplok Tuban": ["Ceplok", "Tulis", "Katun tenun gedog", "Kerek, Tuban"],
  "Kain Cap Ceplok Daun Ketapang": ["Ceplok", "Cap", DOBBY],
  "Kain Tulis Tambal Pamiluto Warna Alam untuk Selimut Upacara Keluarga, Dikerjakan Tiga Pembatik dari Giriloyo":
    [
      "Tambal Pamiluto",
      "Tulis",
      "",
      "Giriloyo, Bantul",
      "",
      { maker: "Tiga pembatik dari Giriloyo", work_days: 150 },
    ],
  "Kain Cap Tambal Pekalongan": ["Tambal", "Cap", "", "Pekalongan"],
  "Kain Sutra Kawung Kunyit": ["Kawung", "Kombinasi", "Sutra", "Solo"],
  "Kain Seragam Parang Biru, Ukuran Sesuai Gambar": ["Parang", "Cap", PRIMA, "Solo"],

  "Selendang Truntum Mengkudu": ["Truntum", "Cap", PRIMISIMA],
  "Selendang Sutra Sekar Jagad": ["Sekar Jagad", "Tulis", "Sutra", "Lasem", "", { work_days: 11 }],
  "Selendang Gendong Mega Mendung": ["Mega Mendung", "Cap", PRIMA, "Cirebon"],
  "Tas Jinjing Kawung Latar Putih": ["Kawung", "Cap"],
  "Tas Jinjing Tambal Sisa Kain": ["Tambal"],
  "Sarung Bantal Ceplok Mengkudu": ["Ceplok"],
  "Sarung Bantal Parang Wedelan": ["Parang", "Cap", DOBBY, "Solo"],
  "Taplak Panjang Truntum Daun": ["Truntum"],
  "Taplak Panjang Parang Soga": ["Parang", "Cap", PRIMA, "Solo"],
  "Pouch Sekar Jagad": ["Sekar Jagad"],
  "Pouch Ceplok Kunyit": ["Ceplok", "Cap", "", "Pekalongan"],
  "Outer Unisex Kawung Mengkudu": ["Kawung", "Cap", DOBBY, "Lasem", WIDE],
  "Outer Sanggar Ceplok Wedelan, Ukuran Sesuai Gambar": ["Ceplok", "Cap", "", "Solo"],
};

/** Returns what is known of a demo product. Throws for a name that isn't in the table. */
export function demoTraits(name: string): DemoTraits {
  const row = ROWS[name];
  if (!row) throw new Error(`no traits of ${name}`);
  const [motif, technique = "", material = "", origin = "", cut = "", more = {}] = row;
  return { motif, technique, material, origin, cut, maker: "", work_days: null, ...more };
}
