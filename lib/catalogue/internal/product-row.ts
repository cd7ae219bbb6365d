import type { Product } from "#prisma/generated/client.ts";
import { definedFields } from "../../database/defined-fields.ts";
import { AppError } from "../../errors.ts";
import type { Size } from "../categories.ts";
import { PRODUCT_COLUMNS, PRODUCT_FIELDS, type ProductField } from "../csv/product-columns.ts";
import type { CreateProductInput, UpdateProductInput } from "../schema.ts";
import { type SettledSizing, type Sizing, settleSizing } from "../sizes/sizing.ts";

/** Fields that aren't copied as they are: sizing depends on the category, stock has a ledger. */
const SPECIAL_FIELDS = ["category", "size", "size_details", "stock"] as const;

type PlainField = Exclude<ProductField, (typeof SPECIAL_FIELDS)[number]>;

const PLAIN_FIELDS = PRODUCT_FIELDS.filter(
  (field): field is PlainField => !SPECIAL_FIELDS.some((special) => special === field),
);

type PlainColumns = Pick<Product, (typeof PRODUCT_COLUMNS)[PlainField]["column"]>;

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

/** Returns the columns of the changed fields, without those of SPECIAL_FIELDS. */
export function plainColumns(input: UpdateProductInput): Partial<PlainColumns> {
  const columns = PLAIN_FIELDS.map((field) => [PRODUCT_COLUMNS[field].column, input[field]]);
  return definedFields(Object.fromEntries(columns));
}

/** Returns size and details as they are stored. Throws invalid where they don't suit the category. */
export function settledSizing(wanted: Sizing, held: Size | null): SettledSizing {
  const settled = settleSizing(wanted, held);
  if (!("faults" in settled)) return settled;
  const [message = ""] = Object.values(settled.faults).flat();
  throw new AppError("invalid", message, { fields: settled.faults });
}
