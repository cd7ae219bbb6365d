import type { Database } from "../../database/db.ts";
import { toProductView } from "../product-view.ts";
import type { ProductView } from "../schema.ts";

/** Returns products in the order of their ids. Leaves out deleted ones. */
export async function readByIds(source: Database, ids: string[]): Promise<ProductView[]> {
  if (ids.length === 0) return [];
  const rows = await source.product.findMany({ where: { id: { in: ids }, deletedAt: null } });
  const views = new Map(rows.map((row) => [row.id, toProductView(row)]));
  return ids.flatMap((id) => views.get(id) ?? []);
}
