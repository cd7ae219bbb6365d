import type { Product } from "#prisma/generated/client.ts";
import { definedFields } from "../../database/defined-fields.ts";
import type { CreateProductInput, UpdateProductInput } from "../schema.ts";
import { settledSizing } from "./settled-sizing.ts";

/** Fields with rules of their own: category, size and details are settled together, pictures are stored first. */
type RuledField =
  | "category"
  | "size"
  | "size_details"
  | "stock"
  | "image1"
  | "image2"
  | "image3"
  | "image4";

type PlainField = Exclude<keyof CreateProductInput, RuledField>;

/** The column of each field that is stored as it is. A new field of the form doesn't compile without one. */
const COLUMNS = {
  name: "name",
  price: "price",
  weight: "weight",
  description: "description",
  care_instructions: "careInstructions",
} as const satisfies Record<PlainField, keyof Product>;

type PlainColumns = Pick<Product, (typeof COLUMNS)[PlainField]>;

/** Columns that a new product's form fills, pictures aside. */
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

/** Returns the columns that a change of a product brings, the ruled fields aside. */
export function plainColumns(input: UpdateProductInput): Partial<PlainColumns> {
  const columns = Object.entries(COLUMNS).map(([field, column]) => [
    column,
    input[field as PlainField],
  ]);
  return definedFields(Object.fromEntries(columns));
}
