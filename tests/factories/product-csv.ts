import { PRODUCT_FORM } from "./product-input.ts";

const HEADINGS = {
  name: "Nama Barang",
  name_en: "Nama Barang (Inggris)",
  category: "Kategori",
  size: "Ukuran",
  size_details: "Rincian Ukuran",
  price: "Harga",
  stock: "Stok",
  weight: "Berat (gram)",
  description: "Deskripsi",
  care_instructions: "Perawatan",
  description_en: "Deskripsi (Inggris)",
  care_instructions_en: "Perawatan (Inggris)",
  motif: "Motif",
  technique: "Teknik",
  material: "Bahan",
  origin: "Asal",
  maker: "Pembuat",
  cut: "Lengan atau Potongan",
  work_days: "Lama Pengerjaan (hari)",
} satisfies Record<keyof typeof PRODUCT_FORM, string>;

type Field = keyof typeof HEADINGS;

const FIELDS = Object.keys(HEADINGS) as Field[];

/** The columns of files from before products had English sides. */
export const EARLIER_FIELDS = FIELDS.filter((field) => !field.endsWith("_en"));

/** Returns a CSV of shirts like an admin's, one for each set of changes. */
export function productCsv(
  rows: Partial<Record<Field, string>>[],
  separator = ";",
  fields = FIELDS,
): string {
  const line = (cells: string[]) =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator);
  return [
    line(fields.map((field) => HEADINGS[field])),
    ...rows.map((changes) => line(fields.map((field) => ({ ...PRODUCT_FORM, ...changes })[field]))),
  ].join("\r\n");
}

type BadRow = { line: number; column: string; message: string };

/**
 * Returns a CSV of `count` shirts and its expected errors. Every `every`-th row has one error. The
 * heading is row 1.
 */
export function spoiledCsv(mark: string, count: number, every: number) {
  const spoils: [changes: Partial<Record<Field, string>>, column: string, message: string][] = [
    [{ name: "" }, "Nama Barang", "This field can't be empty"],
    [{ price: "450.5" }, "Harga", "Harga harus rupiah bulat dari 1 sampai 1.000.000.000"],
    [{ price: "murah" }, "Harga", "Harga harus rupiah bulat dari 1 sampai 1.000.000.000"],
    [{ stock: "-1" }, "Stok", "Stock harus bilangan bulat dari 0 sampai 100.000"],
    [{ weight: "0" }, "Berat (gram)", "Berat harus gram bulat dari 1 sampai 50.000"],
    [{ category: "Anak" }, "Kategori", "Kategori harus dipilih"],
    [{ size: "XS" }, "Ukuran", "Ukuran harus dipilih"],
  ];
  const bad: BadRow[] = [];
  const rows = Array.from({ length: count }, (_, index) => {
    const name = `Kemeja ${mark} ${index}`;
    if ((index + 1) % every !== 0) return { name };
    const [changes, column, message] = spoils[bad.length % spoils.length] ?? [{}, "", ""];
    bad.push({ line: index + 2, column, message });
    return { name, ...changes };
  });
  return { csv: productCsv(rows), bad };
}
