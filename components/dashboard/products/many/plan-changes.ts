import { CATEGORIES, type Category } from "#lib/catalogue/categories.ts";
import { MAX_PRICE, stockField } from "#lib/catalogue/product-fields.ts";
import { formatPrice } from "#lib/rupiah.ts";
import type { ProductRow } from "../list/product-row.ts";

export const MANY_KINDS = ["price", "stock", "category", "delete"] as const;
export type ManyKind = (typeof MANY_KINDS)[number];

/** One of PATCH /api/product. Stock and price go along with what the admin saw. */
export type PlannedChange = {
  id: string;
  price?: string;
  price_seen?: string;
  stock?: number;
  stock_seen?: number;
  category?: Category;
  is_deleted?: true;
};

/** Changes of products, in their order. */
export type ManyChanges = { products: readonly ProductRow[]; changes: readonly PlannedChange[] };

/** Prices by percent come out in full thousands of rupiah, as on the shop's labels. */
const PRICE_STEP = 1_000;

/** Returns a price in rupiah, that many percent dearer; null where it is no price any more. */
export function priceAfter(price: string, percent: number): number | null {
  const exact = Number(price) * (1 + percent / 100);
  const rounded = Math.round(exact / PRICE_STEP) * PRICE_STEP;
  return rounded >= 1 && rounded <= MAX_PRICE ? rounded : null;
}

const PERCENT_WORDS = "Isi persen selain 0, misalnya 10 atau -5";

/** Returns the change of each product, or the error of what was typed. */
export function planChanges(
  products: readonly ProductRow[],
  kind: ManyKind,
  typed: string,
): { changes: PlannedChange[] } | { error: string } {
  switch (kind) {
    case "delete":
      return { changes: products.map(({ id }) => ({ id, is_deleted: true })) };
    case "category": {
      const category = CATEGORIES.find((known) => known === typed);
      if (!category) return { error: "Kategori harus dipilih" };
      return { changes: products.map(({ id }) => ({ id, category })) };
    }
    case "stock": {
      const { success, data: stock, error } = stockField.safeParse(typed);
      if (!success) return { error: error.issues[0]?.message ?? "" };
      return { changes: products.map((row) => ({ id: row.id, stock, stock_seen: row.stock })) };
    }
    case "price": {
      const text = typed.trim().replace(",", ".");
      const percent = /^[+-]?\d{1,4}(\.\d+)?$/.test(text) ? Number(text) : 0;
      if (percent === 0) return { error: PERCENT_WORDS };
      const changes: PlannedChange[] = [];
      for (const { id, name, price: seen } of products) {
        const price = priceAfter(seen, percent);
        if (price === null) return { error: `Harga ${name} tidak bisa berubah sebanyak itu` };
        changes.push({ id, price: String(price), price_seen: seen });
      }
      return { changes };
    }
  }
}

/** Returns the words for a change that was saved, with what it was before. */
export function doneWords(row: ProductRow, { price, stock, category }: PlannedChange): string {
  if (price !== undefined) return `${formatPrice(row.price)} → ${formatPrice(price)}`;
  if (stock !== undefined) return `Stock ${row.stock} → ${stock}`;
  return category === undefined ? "Dihapus" : `${row.category} → ${category}`;
}

/**
 * Returns the changes that set prices or stock back where they were saved, with the new values as seen; null for other
 * changes. A category isn't set back: its change began the details of sizes anew.
 */
export function planUndo(
  { products, changes }: ManyChanges,
  saved: ReadonlySet<string>,
): ManyChanges | null {
  const undone = products.flatMap((row, at) => {
    const { id, price, stock } = changes[at] ?? {};
    if (!id || !saved.has(id)) return [];
    if (price !== undefined) {
      const change: PlannedChange = { id, price: row.price, price_seen: price };
      return [{ row: { ...row, price }, change }];
    }
    if (stock === undefined) return [];
    const change: PlannedChange = { id, stock: row.stock, stock_seen: stock };
    return [{ row: { ...row, stock }, change }];
  });
  if (undone.length === 0) return null;
  return { products: undone.map(({ row }) => row), changes: undone.map(({ change }) => change) };
}
