import "server-only";
import { db } from "../database/db.ts";

/** Returns whether the shop has the product, sold ones included. `id` has to be a UUID. */
export async function isExistingProduct(id: string): Promise<boolean> {
  const where = { id, deletedAt: null };
  return (await db().product.findUnique({ where, select: { id: true } })) !== null;
}
