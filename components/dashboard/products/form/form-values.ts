import { bareText, changedFields } from "#components/dashboard/parts/draft-form/changed-values.ts";
import type { Category, Size } from "#lib/catalogue/categories.ts";
import { PRODUCT_FIELDS, type ProductField } from "#lib/catalogue/csv/product-columns.ts";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { parseRupiah } from "#lib/rupiah.ts";

/** The form's texts as typed. Pictures are in their slots. */
export type FormValues = Record<ProductField, string> & {
  category: Category | "";
  size: Size | "";
};

function valuesBy(textOf: (field: ProductField) => string): FormValues {
  return Object.fromEntries(PRODUCT_FIELDS.map((field) => [field, textOf(field)])) as FormValues;
}

export const EMPTY_VALUES: FormValues = valuesBy(() => "");

const grouped = new Intl.NumberFormat("id-ID");

/** Groups a price's thousands: "450000" → "450.000". Other text stays as typed. */
export function groupThousands(typed: string): string {
  const rupiah = parseRupiah(typed);
  return rupiah === null ? typed : grouped.format(rupiah);
}

/** Returns the form's first values. */
export function valuesOf(product: ProductView): FormValues {
  return {
    ...valuesBy((field) => String(product[field] ?? "")),
    price: groupThousands(product.price),
  };
}

/** Values for the next product, copied from this one; stock 1, since most exist once. */
export function valuesOfCopy(product: ProductView): FormValues {
  return { ...valuesOf(product), stock: "1" };
}

/** "450000" and "450.000" are the same price. */
function normalize(field: keyof FormValues, value: string): string {
  const text = bareText(value);
  return field === "price" ? groupThousands(text) : text;
}

const SIZING: readonly (keyof FormValues)[] = ["category", "size", "size_details"];

/** Returns the changed fields. Category, size and details go together. */
export function changedValues(before: FormValues, now: FormValues): Partial<FormValues> {
  return changedFields(before, now, { fieldGroup: SIZING, normalize });
}
