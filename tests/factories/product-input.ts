import type { ProductField } from "#lib/catalogue/csv/product-columns.ts";
import { type CreateProductInput, createProductInput } from "#lib/catalogue/schema.ts";

/** Returns a new shirt's form as the route parses it. */
export function productInput(changes: Record<string, unknown> = {}): CreateProductInput {
  return createProductInput.parse({ ...PRODUCT_FORM, ...changes });
}

/** Fields of a new shirt's form, without pictures. */
export const PRODUCT_FORM = {
  name: "Kemeja Kawung",
  name_en: "Kawung Shirt",
  category: "Men",
  size: "M",
  size_details: "shoulder=70,chest=108,reguler=15.5,length=62",
  price: "450.000",
  stock: "10",
  weight: "250",
  description: "Kemeja lengan pendek.",
  care_instructions: "Cuci tangan.",
  description_en: "Short-sleeved shirt.",
  care_instructions_en: "Wash by hand.",
  // No demo product has these, so that no test finds a piece of another.
  motif: "Lurik Uji",
  technique: "Cap",
  material: "Tenun uji",
  origin: "Solo",
  maker: "Bengkel Laweyan",
  cut: "Lengan pendek",
  work_days: "4",
} satisfies Record<ProductField, string>;
