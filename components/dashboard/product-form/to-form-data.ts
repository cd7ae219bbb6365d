import type { ImageSlot } from "#lib/catalogue/schema.ts";
import type { FormValues } from "./form-values.ts";

type ToSend = {
  words: Partial<FormValues>;
  pictures: Partial<Record<ImageSlot, File | string>>;
  /** The stock that the form was opened with; sent with a stock and never without one. */
  stockSeen: number | null;
};

/** The request's body: what isn't in it stays as it is in the shop. */
export function toFormData({ words, pictures, stockSeen }: ToSend): FormData {
  const body = new FormData();
  for (const [field, value] of Object.entries(words)) body.set(field, value);
  if (words.stock !== undefined && stockSeen !== null) body.set("stock_seen", String(stockSeen));
  for (const [slot, value] of Object.entries(pictures)) body.set(slot, value);
  return body;
}
