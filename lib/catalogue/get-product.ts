import "server-only";
import { db } from "../database/db.ts";
import { isId } from "../database/identifiers.ts";
import { notFound } from "../errors.ts";
import { toProductView } from "./product-view.ts";
import type { ProductView } from "./schema.ts";

/** A product that is in the shop, sold ones included; null where there is none of that id. */
export async function findProduct(id: string): Promise<ProductView | null> {
  if (!isId(id)) return null;
  const product = await db().product.findUnique({ where: { id, deletedAt: null } });
  return product ? toProductView(product) : null;
}

/** The same. Throws not-found. */
export async function getProduct(id: string): Promise<ProductView> {
  const product = await findProduct(id);
  if (!product) throw notFound("Product");
  return product;
}
