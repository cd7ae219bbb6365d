/** CSV columns in order. Pictures are added later, in the form. */
export const CSV_FIELDS = [
  "name",
  "category",
  "size",
  "size_details",
  "price",
  "stock",
  "weight",
  "description",
  "care_instructions",
] as const;

export type CsvField = (typeof CSV_FIELDS)[number];

/** Headings of export, template and import. */
export const CSV_HEADINGS: Record<CsvField, string> = {
  name: "Nama Barang",
  category: "Kategori",
  size: "Ukuran",
  size_details: "Rincian Ukuran",
  price: "Harga",
  stock: "Stok",
  weight: "Berat (gram)",
  description: "Deskripsi",
  care_instructions: "Perawatan",
};

/** Columns that an import may leave out; their fields are then empty. */
export const OPTIONAL_COLUMNS: readonly CsvField[] = ["size", "size_details"];
