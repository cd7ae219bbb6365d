import "server-only";
import type { PrismaClient, Product } from "#prisma/generated/client.ts";
import { db } from "../database/db.ts";
import { isId } from "../database/identifiers.ts";
import { onSource } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { notFound } from "../errors.ts";
import type { ProductView } from "./schema.ts";
import { PRODUCT_SELECT, toProductView } from "./views/product-view.ts";

/** Returns a product of the shop, also a sold one. Null where the id is unknown or the product deleted. */
export async function findProduct(id: string): Promise<ProductView | null> {
  if (!isId(id)) return null;
  const [product = null] = await readByIds(db(), [id]);
  return product;
}

/** Returns products in the order of their ids, also sold ones. Leaves out deleted ones. */
export function findProducts(ids: readonly string[]): Promise<ProductView[]> {
  return readByIds(db(), ids);
}

/** Returns a product of the shop, also a sold one. Throws not-found. */
export async function getProduct(id: string): Promise<ProductView> {
  const product = await findProduct(id);
  if (!product) throw notFound("Product");
  return product;
}

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
