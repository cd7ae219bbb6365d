import type { ImageSlot } from "../../media/image-slots.ts";
import type { CreateProductInput } from "../schema.ts";

/** Fields of the product form besides the pictures, which are added later to an imported product. */
export type ProductField = Exclude<keyof CreateProductInput, ImageSlot>;

type ProductColumn = {
  /** In export, template and import. */
  heading: string;
  /** Prisma's name of it. */
  column: string;
  /** True if a search finds its words. The index products_traits has these, in their order here. */
  isTrait: boolean;
};

export const PRODUCT_COLUMNS = {
  name: { heading: "Nama Barang", column: "name", isTrait: false },
  name_en: { heading: "Nama Barang (Inggris)", column: "nameEn", isTrait: false },
  category: { heading: "Kategori", column: "category", isTrait: false },
  size: { heading: "Ukuran", column: "size", isTrait: false },
  size_details: { heading: "Rincian Ukuran", column: "sizeDetails", isTrait: false },
  price: { heading: "Harga", column: "price", isTrait: false },
  stock: { heading: "Stok", column: "stock", isTrait: false },
  weight: { heading: "Berat (gram)", column: "weight", isTrait: false },
  description: { heading: "Deskripsi", column: "description", isTrait: false },
  description_en: { heading: "Deskripsi (Inggris)", column: "descriptionEn", isTrait: false },
  care_instructions: { heading: "Perawatan", column: "careInstructions", isTrait: false },
  care_instructions_en: {
    heading: "Perawatan (Inggris)",
    column: "careInstructionsEn",
    isTrait: false,
  },
  motif: { heading: "Motif", column: "motif", isTrait: true },
  technique: { heading: "Teknik", column: "technique", isTrait: true },
  material: { heading: "Bahan", column: "material", isTrait: true },
  origin: { heading: "Asal", column: "origin", isTrait: true },
  maker: { heading: "Pembuat", column: "maker", isTrait: true },
  cut: { heading: "Lengan atau Potongan", column: "cut", isTrait: true },
  work_days: { heading: "Lama Pengerjaan (hari)", column: "workDays", isTrait: false },
} as const satisfies Record<ProductField, ProductColumn>;

export const PRODUCT_FIELDS = Object.keys(PRODUCT_COLUMNS) as ProductField[];

/** Columns of the export alone, which an import skips: the shop decides them. */
export const EXPORT_HEADINGS = ["Status", "Dibuat (WIB)", "Halaman"] as const;
