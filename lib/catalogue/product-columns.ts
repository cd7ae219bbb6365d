import type { ImageSlot } from "../media/image-slots.ts";
import type { CreateProductInput } from "./schema.ts";

/** Fields of the product form besides the pictures, which are added later to an imported product. */
export type ProductField = Exclude<keyof CreateProductInput, ImageSlot>;

/** Each field's heading in export, template and import, and its database column. In the order of the CSV. */
export const PRODUCT_COLUMNS = {
  name: { heading: "Nama Barang", column: "name" },
  category: { heading: "Kategori", column: "category" },
  size: { heading: "Ukuran", column: "size" },
  size_details: { heading: "Rincian Ukuran", column: "sizeDetails" },
  price: { heading: "Harga", column: "price" },
  stock: { heading: "Stok", column: "stock" },
  weight: { heading: "Berat (gram)", column: "weight" },
  description: { heading: "Deskripsi", column: "description" },
  care_instructions: { heading: "Perawatan", column: "careInstructions" },
  motif: { heading: "Motif", column: "motif" },
  technique: { heading: "Teknik", column: "technique" },
  material: { heading: "Bahan", column: "material" },
  origin: { heading: "Asal", column: "origin" },
  maker: { heading: "Pembuat", column: "maker" },
  cut: { heading: "Lengan atau Potongan", column: "cut" },
  work_days: { heading: "Lama Pengerjaan (hari)", column: "workDays" },
} as const satisfies Record<ProductField, { heading: string; column: string }>;

export const PRODUCT_FIELDS = Object.keys(PRODUCT_COLUMNS) as ProductField[];
