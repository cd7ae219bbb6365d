/** The fields of a product's form that a CSV carries; pictures come later, in the form. */
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

/** What their columns are called, in the export, the template and the import alike. */
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

/** A table without them is a table in which they are empty. */
export const OPTIONAL_COLUMNS: readonly CsvField[] = ["size", "size_details"];
