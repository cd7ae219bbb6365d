import "server-only";
import type { PrismaClient, Product } from "#prisma/generated/client.ts";
import { onSource } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { PRODUCT_SELECT } from "../product-select.ts";
import { toProductView } from "../product-view.ts";
import type { ProductView } from "../schema.ts";

/** Returns products in the order of their ids. Leaves out deleted ones. */
export async function readByIds(
  source: PrismaClient,
  ids: readonly string[],
): Promise<ProductView[]> {
  if (ids.length === 0) return [];
  const rows = await onSource(source).query<Product>(sql`
    select ${PRODUCT_SELECT} from products p
    where p.id = any(${ids}::uuid[]) and p.deleted_at is null`);
  const views = new Map(rows.map((row) => [row.id, toProductView(row)]));
  return ids.flatMap((id) => views.get(id) ?? []);
}
