import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { isId } from "../database/identifiers.ts";
import { inTransaction } from "../database/transaction.ts";
import { notFound } from "../errors.ts";
import { lockProduct } from "./internal/lock-product.ts";
import {
  CartAddedMeanwhileError,
  lockCartsContaining,
  removeFromCarts,
} from "./internal/remove-from-carts.ts";
import { toProductView } from "./product-view.ts";
import type { ProductView } from "./schema.ts";

/**
 * Takes a product out of the shop and out of every cart. Orders keep their snapshot of it, the
 * ledger its entries; no stock moves. Its pictures are swept 30 days later. Throws forbidden, and
 * not-found also for one that is deleted already.
 */
export async function deleteProduct(actor: Actor, id: string): Promise<ProductView> {
  assertAdmin(actor);
  if (!isId(id)) throw notFound("Product");
  return inTransaction(
    async (tx) => {
      const locked = await lockCartsContaining(tx, id);
      await lockProduct(tx, id);
      await removeFromCarts(tx, id, locked);
      const deleted = await tx.product.update({ where: { id }, data: { deletedAt: new Date() } });
      return toProductView(deleted);
    },
    (error) => error instanceof CartAddedMeanwhileError,
  );
}
