import type { Product } from "#prisma/generated/client.ts";
import type { Actor } from "../../actor.ts";
import type { Database } from "../../database/db.ts";
import { AppError } from "../../errors.ts";
import type { UpdateProductInput } from "../schema.ts";

type StockChange = { stock?: number; isPurchased?: boolean };

/**
 * What an admin's edit makes of a locked product's stock, with its row in the ledger. Nothing
 * where the form didn't send a stock, or sent the present one. Throws conflict with the fresh
 * figure where it is no longer the one that the form was opened with.
 */
export async function editStock(
  tx: Database,
  actor: Actor,
  product: Product,
  { stock, stock_seen: seen }: UpdateProductInput,
): Promise<StockChange> {
  if (stock === undefined) return {};
  if (seen !== undefined && seen !== product.stock) {
    throw new AppError("conflict", `The stock has changed meanwhile: it is ${product.stock} now`, {
      body: { stock: product.stock },
    });
  }
  const delta = stock - product.stock;
  if (delta === 0) return {};
  await tx.stockMovement.create({
    data: { productId: product.id, delta, reason: "admin-edit", actorId: actor.userId },
  });
  // Pieces that came back are for sale; pieces that the admin took away weren't sold.
  return { stock, isPurchased: false };
}
