import type { Product } from "#prisma/generated/client.ts";
import type { Database } from "../../database/db.ts";
import { onPrisma } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { notFound } from "../../errors.ts";

/** Locks a product by its checked id until the transaction ends, so no order takes its stock. Throws not-found. */
export async function lockProduct(tx: Database, id: string): Promise<Product> {
  await onPrisma(tx).query(sql`SELECT FROM products WHERE id = ${id}::uuid FOR UPDATE`);
  const product = await tx.product.findUnique({ where: { id, deletedAt: null } });
  if (!product) throw notFound("Product");
  return product;
}
