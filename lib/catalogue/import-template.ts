import { csvHeading, formatCsvRows } from "../csv/csv.ts";
import { CSV_FIELDS, CSV_HEADINGS } from "./product-columns.ts";

/** One product of each category, so that each form of size and details occurs. */
const EXAMPLES: readonly (readonly string[])[] = [
  [
    "Contoh: Kemeja Kawung",
    "Men",
    "M",
    "shoulder=70,chest=108,reguler=15.5,length=62",
    "450000",
    "1",
    "250",
    "Kemeja lengan pendek, motif kawung, lambang kesucian dan umur panjang.",
    "Cuci tangan dengan lerak, jemur di tempat teduh.",
  ],
  [
    "Contoh: Blus Truntum",
    "Women",
    "Free-Size",
    "chest=100,waist=90,hip=104,length=62",
    "385000",
    "1",
    "220",
    "Blus katun, motif truntum, lambang cinta yang tumbuh kembali.",
    "Cuci tangan dengan lerak, jemur di tempat teduh.",
  ],
  [
    "Contoh: Kain Parang",
    "Batik Cloth",
    "See-Image",
    "",
    "750000",
    "1",
    "400",
    "Kain tulis 200 x 115 cm, motif parang.",
    "Jangan diperas.",
  ],
  [
    "Contoh: Syal Mega Mendung",
    "Others",
    "Free-Size",
    "Panjang 180 cm, lebar 60 cm",
    "225000",
    "3",
    "120",
    "Syal sutra, motif mega mendung.",
    "Cuci kering.",
  ],
];

/** Returns a CSV to fill in: the import's columns with an example of each category. */
export function importTemplate(): string {
  return csvHeading(CSV_FIELDS.map((field) => CSV_HEADINGS[field])) + formatCsvRows(EXAMPLES);
}
