import type { Category } from "../../categories.ts";
import { PRODUCT_FIELDS, type ProductField } from "../../csv/product-columns.ts";
import { sizeIfNone, sizeOptions } from "../../sizes/sizes.ts";
import {
  categoryOf,
  isSizeOption,
  sizeOf,
  type Trait,
  techniqueOf,
  traitOf,
} from "./peer-words.ts";
import { plainHtml } from "./plain-html.ts";

export type PeerOption = { name: string; value: string };

/** A variant of a peer's product: each becomes a product of its own. */
export type PeerProduct = {
  line: number;
  name: string;
  /** Texts that may name the category, the surest first. */
  kinds: readonly string[];
  /** Values that tell this variant from its siblings. */
  options: readonly PeerOption[];
  /** Values that all variants have in common. */
  attributes: readonly PeerOption[];
  price: string;
  /** Null where the peer doesn't count it. */
  stock: string | null;
  /** Its decimal number. */
  weight: string;
  gramsPerUnit: number;
  html: string;
};

export type PeerNote = { line: number; field: ProductField | null; message: string };

export type PeerRow = {
  line: number;
  fields: Partial<Record<ProductField, string>>;
  /** Replaces the schema's words where it refuses the field. */
  reasons: Partial<Record<ProductField, string>>;
};

export type PeerRows = { rows: PeerRow[]; notes: PeerNote[] };

/** Peers have no such column, and the shop doesn't do without. */
const CARE = "Cuci tangan dengan lerak atau sabun lembut, jangan diperas, jemur di tempat teduh.";
const CARE_NOTE = `Berkas ini tidak memuat perawatan. Setiap barang mendapat: ${CARE}`;

/** Returns the shop's fields of a peer's products, and what the admin should know about them. */
export function toPeerRows(products: readonly PeerProduct[]): PeerRows {
  const notes: PeerNote[] = [];
  const rows = products.map((product) => {
    const note = (field: ProductField, message: string) =>
      notes.push({ line: product.line, field, message });
    return toRow(product, note);
  });
  const [first] = rows;
  if (first) notes.unshift({ line: 1, field: null, message: CARE_NOTE });
  return { rows, notes };
}

/** Rows that are inserted together have the same columns. */
const EMPTY_FIELDS = Object.fromEntries(PRODUCT_FIELDS.map((field) => [field, ""]));

type Note = (field: ProductField, message: string) => void;

function toRow(product: PeerProduct, note: Note): PeerRow {
  const { line, options, price } = product;
  const others = options.filter(({ name }) => !isSizeOption(name)).map(({ value }) => value);
  const name = [product.name, ...others].join(" ");
  const category = readCategory(product, note);
  const { reason, ...sizing } = readSize(category, options, note);
  const description = plainHtml(product.html);
  if (description === "" && name !== "") note("description", "Deskripsi kosong: diisi namanya");
  const fields = {
    ...EMPTY_FIELDS,
    name,
    category,
    ...sizing,
    price,
    stock: readStock(product, note),
    weight: toGrams(product),
    description: description || name,
    care_instructions: CARE,
    ...readTraits(product, note),
  };
  return { line, fields, reasons: reason ? { size: reason } : {} };
}

function readCategory({ kinds }: PeerProduct, note: Note): Category {
  const category = categoryOf(kinds);
  if (category) return category;
  const named = kinds.find((kind) => kind.trim() !== "");
  note("category", `Kategori ${named ? `"${named}"` : "kosong"}: menjadi Others`);
  return "Others";
}

function readSize(category: Category, options: readonly PeerOption[], note: Note) {
  const given = options.find(({ name }) => isSizeOption(name))?.value ?? "";
  const offered = sizeOptions(category);
  if (given === "") {
    const size =
      sizeIfNone(category) ?? (offered.includes("Free-Size") ? "Free-Size" : "See-Image");
    note("size", `Ukuran kosong: menjadi ${size}`);
    return { size };
  }
  const size = sizeOf(given);
  if (size && offered.includes(size)) return { size };
  if (category === "Others") {
    return { size: "Free-Size", size_details: `Ukuran ${given}` };
  }
  const reason = `Ukuran "${given}" tidak ada di kategori ${category}: ${offered.join(", ")}`;
  return { size: given, reason };
}

function readStock({ stock }: PeerProduct, note: Note): string {
  if (stock === null) {
    note("stock", "Stok tidak dihitung di toko asal: menjadi 1");
    return "1";
  }
  if (!/^-\d+$/.test(stock)) return stock;
  note("stock", `Stok ${stock}: menjadi 0`);
  return "0";
}

/** Returns whole grams; a text that is no number as it is, for the schema to refuse. */
function toGrams({ weight, gramsPerUnit }: PeerProduct): string {
  const plain = weight.replace(",", ".");
  if (!/^\d{1,9}(\.\d+)?$/.test(plain)) return weight;
  return String(Math.round(Number(plain) * gramsPerUnit));
}

function readTraits({ attributes }: PeerProduct, note: Note): Partial<Record<Trait, string>> {
  const traits: Partial<Record<Trait, string>> = {};
  for (const { name, value } of attributes) {
    const trait = traitOf(name);
    if (!trait || value === "") continue;
    const kept = trait === "technique" ? techniqueOf(value) : value;
    if (kept) traits[trait] = kept;
    else note("technique", `Teknik "${value}" tidak dikenal: dikosongkan`);
  }
  return traits;
}
