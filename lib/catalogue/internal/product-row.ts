import type { Product } from "#prisma/generated/client.ts";
import { definedFields } from "../../database/defined-fields.ts";
import type { CreateProductInput, UpdateProductInput } from "../schema.ts";
import { settledSizing } from "./settled-sizing.ts";

/** Fields that aren't copied as they are: sizing depends on the category, stock has a ledger, pictures a store. */
type SpecialField =
  | "category"
  | "size"
  | "size_details"
  | "stock"
  | "image1"
  | "image2"
  | "image3"
  | "image4";

type PlainField = Exclude<keyof CreateProductInput, SpecialField>;

/** A new field of the form doesn't compile without a column here. */
const COLUMNS = {
  name: "name",
  price: "price",
  weight: "weight",
  description: "description",
  care_instructions: "careInstructions",
} as const satisfies Record<PlainField, keyof Product>;

type PlainColumns = Pick<Product, (typeof COLUMNS)[PlainField]>;

export type NewProductRow = PlainColumns &
  Pick<Product, "category" | "size" | "sizeDetails" | "stock">;

/** Returns the columns of a new product. Throws invalid when size and details don't suit the category. */
export function newProductRow(input: CreateProductInput): NewProductRow {
  const { category, size, size_details } = input;
  const wanted = { category, size: size || null, sizeDetails: size_details ?? "" };
  return {
    ...(plainColumns(input) as PlainColumns),
    category,
    ...settledSizing(wanted, null),
    stock: input.stock,
  };
}

/** Returns the columns of the changed fields, without those of SpecialField. */
export function plainColumns(input: UpdateProductInput): Partial<PlainColumns> {
  const columns = Object.entries(COLUMNS).map(([field, column]) => [
    column,
    input[field as PlainField],
  ]);
  return definedFields(Object.fromEntries(columns));
}
