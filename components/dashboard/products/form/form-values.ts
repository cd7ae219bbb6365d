import { bareText, changedFields } from "#components/dashboard/parts/kept-form/changed-values.ts";
import type { Category, Size } from "#lib/catalogue/categories.ts";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { parseRupiah } from "#lib/money.ts";

/** The form's words, as they are typed. Pictures have their slots beside them. */
export type FormValues = {
  name: string;
  category: Category | "";
  size: Size | "";
  size_details: string;
  price: string;
  stock: string;
  weight: string;
  description: string;
  care_instructions: string;
};

export const EMPTY_VALUES: FormValues = {
  name: "",
  category: "",
  size: "",
  size_details: "",
  price: "",
  stock: "",
  weight: "",
  description: "",
  care_instructions: "",
};

const grouped = new Intl.NumberFormat("id-ID");

/** A price with its thousands parted: "450000" → "450.000". What is no price stays as it was typed. */
export function groupThousands(typed: string): string {
  const rupiah = parseRupiah(typed);
  return rupiah === null ? typed : grouped.format(rupiah);
}

/** A product as its form opens. */
export function valuesOf(product: ProductView): FormValues {
  return {
    name: product.name,
    category: product.category,
    size: product.size,
    size_details: product.size_details,
    price: groupThousands(product.price),
    stock: String(product.stock),
    weight: String(product.weight),
    description: product.description,
    care_instructions: product.care_instructions,
  };
}

/** The next piece begins as this one; most pieces exist once. */
export function valuesOfCopy(product: ProductView): FormValues {
  return { ...valuesOf(product), stock: "1" };
}

/** The price's dots don't count. */
function essence(field: keyof FormValues, value: string): string {
  const text = bareText(value);
  return field === "price" ? text.replaceAll(".", "") : text;
}

const SIZING: readonly (keyof FormValues)[] = ["category", "size", "size_details"];

/** The fields that differ; category, size and details go together. */
export function changedValues(before: FormValues, now: FormValues): Partial<FormValues> {
  return changedFields(before, now, { together: SIZING, essence });
}
