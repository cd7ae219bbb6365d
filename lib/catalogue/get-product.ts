import "server-only";
import { db } from "../database/db.ts";
import { isId } from "../database/identifiers.ts";
import { notFound } from "../errors.ts";
import { readByIds } from "./internal/read-by-ids.ts";
import type { ProductView } from "./schema.ts";

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
