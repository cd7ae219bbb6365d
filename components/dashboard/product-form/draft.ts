import { z } from "zod";
import type { ProductView } from "#lib/catalogue/schema.ts";
import type { FormValues } from "./form-values.ts";

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

const text = z.string().max(10_000);

const draftShape = z.object({
  /** When it was last written. */
  at: z.number(),
  /** The fields that differ from how the form opened; files can't be kept. */
  values: z.partialRecord(
    z.enum([
      "name",
      "category",
      "size",
      "size_details",
      "price",
      "stock",
      "weight",
      "description",
      "care_instructions",
    ]),
    text,
  ),
  /** The stock that the form was opened with, against which `stock` was typed. */
  stockSeen: z.number().nullable(),
});

export type Draft = { at: number; values: Partial<FormValues>; stockSeen: number | null };

type DraftOf = { product: ProductView | null; copyOf: ProductView | null };

/** One draft a product, one for the next piece after it, and one for a piece from nothing. */
export function draftKey({ product, copyOf }: DraftOf): string {
  if (product) return `product-draft:${product.id}`;
  return copyOf ? `product-draft:after-${copyOf.id}` : "product-draft:new";
}

/** What was typed and not saved in the last seven days; null where there is nothing. */
export function readDraft(key: string): Draft | null {
  try {
    const draft = draftShape.parse(JSON.parse(localStorage.getItem(key) ?? ""));
    return Date.now() - draft.at < KEPT_MS ? (draft as Draft) : null;
  } catch {
    // None, one of an older shape, or a browser that keeps nothing.
    return null;
  }
}

export function writeDraft(key: string, draft: Draft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing has no drafts; the form works all the same.
  }
}

export function clearDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
