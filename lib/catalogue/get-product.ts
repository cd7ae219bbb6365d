import "server-only";
import { db } from "../database/db.ts";
import { isId } from "../database/identifiers.ts";
import { notFound } from "../errors.ts";
import { toProductView } from "./product-view.ts";
import type { ProductView } from "./schema.ts";

/** Returns a product of the shop, also a sold one. Null where the id is unknown or the product deleted. */
export async function findProduct(id: string): Promise<ProductView | null> {
  if (!isId(id)) return null;
  const product = await db().product.findUnique({ where: { id, deletedAt: null } });
  return product ? toProductView(product) : null;
}

/** Returns a product of the shop, also a sold one. Throws not-found. */
export async function getProduct(id: string): Promise<ProductView> {
  const product = await findProduct(id);
  if (!product) throw notFound("Product");
  return product;
}
