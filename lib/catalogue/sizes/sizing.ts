import type { FieldErrors } from "../../errors.ts";
import type { Category, Size } from "../categories.ts";
import { normalizeSizeDetails } from "./size-details.ts";
import { SIZE_REQUIRED, sizeIfNone, sizeOptions } from "./sizes.ts";

export type Sizing = { category: Category; size: Size | null; sizeDetails: string };

export type SettledSizing = { size: Size; sizeDetails: string };

export const SIZE_LIST_EXAMPLE = "S, M, L, XL";

/** Examples for the error message. */
export const SIZE_DETAILS_EXAMPLE: Record<Category, string> = {
  Women: "chest=86,waist=74,hip=94,length=60",
  Men: "shoulder=70,chest=108,reguler=15.5,length=62",
  "Batik Cloth": "length=200,width=115",
  Others: "",
};

/** Returns size and details as stored, or the errors by field. `held` is the product's size, which may stay. */
export function settleSizing(
  { category, size: chosen, sizeDetails }: Sizing,
  held: Size | null,
): SettledSizing | { faults: FieldErrors } {
  const size = chosen ?? sizeIfNone(category);
  if (size === null || !sizeOptions(category, held).includes(size)) {
    return { faults: { size: [SIZE_REQUIRED] } };
  }
  const settled = normalizeSizeDetails(category, size, sizeDetails);
  if (settled !== null) return { size, sizeDetails: settled };
  const example = size === "See-Image" ? SIZE_LIST_EXAMPLE : SIZE_DETAILS_EXAMPLE[category];
  return { faults: { size_details: [`Rincian ukuran harus seperti ${example}`] } };
}
