import type { Product } from "#prisma/generated/client.ts";
import type { Database } from "../../database/db.ts";
import { isId } from "../../database/identifiers.ts";
import { notFound } from "../../errors.ts";

/**
 * A product that is in the shop, its row locked until the transaction ends: no order takes a piece
 * meanwhile. Throws not-found.
 */
export async function lockProduct(tx: Database, id: string): Promise<Product> {
  if (!isId(id)) throw notFound("Product");
  await tx.$queryRaw`SELECT id FROM products WHERE id = ${id}::uuid FOR UPDATE`;
  const product = await tx.product.findUnique({ where: { id, deletedAt: null } });
  if (!product) throw notFound("Product");
  return product;
}
