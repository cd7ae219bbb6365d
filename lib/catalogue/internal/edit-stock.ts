import type { Product } from "#prisma/generated/client.ts";
import type { Actor } from "../../actor.ts";
import type { Database } from "../../database/db.ts";
import type { UpdateProductInput } from "../schema.ts";

type StockChange = { stock?: number; isPurchased?: boolean };

/** Writes an admin's stock change to the ledger. */
export async function editStock(
  tx: Database,
  actor: Actor,
  product: Product,
  { stock }: UpdateProductInput,
): Promise<StockChange> {
  if (stock === undefined) return {};
  const delta = stock - product.stock;
  if (delta === 0) return {};
  await tx.stockMovement.create({
    data: { productId: product.id, delta, reason: "admin-edit", actorId: actor.userId },
  });
  // An admin's change is no sale, even when it leaves no stock.
  return { stock, isPurchased: false };
}
