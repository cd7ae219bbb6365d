import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Database } from "../database/db.ts";
import { isId } from "../database/identifiers.ts";
import { onPrisma } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { inTransaction } from "../database/transaction.ts";
import { notFound } from "../errors.ts";
import { lockProduct } from "./internal/lock-product.ts";
import { productAudit } from "./internal/product-audit.ts";
import type { ProductView } from "./schema.ts";
import { toProductView } from "./views/product-view.ts";

/** Removes a product from shop and carts (docs/catalogue.md#deleting-a-product). Throws forbidden and not-found. */
export async function deleteProduct(actor: Actor, id: string): Promise<ProductView> {
  assertAdmin(actor);
  if (!isId(id)) throw notFound("Product");
  return inTransaction(
    async (tx) => {
      const locked = await lockCartsContaining(tx, id);
      await lockProduct(tx, id);
      await removeFromCarts(tx, id, locked);
      const deleted = await tx.product.update({ where: { id }, data: { deletedAt: new Date() } });
      await recordAudit(tx, actor, productAudit("product-deleted", { before: deleted }));
      return toProductView(deleted);
    },
    (error) => error instanceof CartAddedMeanwhileError,
  );
}

/** A cart got the product between the two locks. The transaction runs again. */
class CartAddedMeanwhileError extends Error {}

/**
 * Locks the carts with a product, in id order, and returns their customers. Carts are locked before
 * products. The SQL is here since `cart` imports `catalogue`, and imports have no cycles.
 */
async function lockCartsContaining(tx: Database, productId: string): Promise<string[]> {
  const carts = await onPrisma(tx).query<{ userId: string }>(sql`
    SELECT user_id::text AS "userId" FROM carts
    WHERE user_id IN (SELECT user_id FROM cart_items WHERE product_id = ${productId}::uuid)
    ORDER BY user_id FOR UPDATE`);
  return carts.map(({ userId }) => userId);
}

/** Removes a locked product from every cart. Throws CartAddedMeanwhileError where a cart isn't locked. */
async function removeFromCarts(
  tx: Database,
  productId: string,
  locked: readonly string[],
): Promise<void> {
  const lines = await tx.cartItem.findMany({ where: { productId }, select: { userId: true } });
  if (!lines.every(({ userId }) => locked.includes(userId))) throw new CartAddedMeanwhileError();
  await tx.cartItem.deleteMany({ where: { productId } });
  // Names the new state of the lines, as lib/cart/lock-cart.ts does.
  await onPrisma(tx).query(sql`
    UPDATE carts SET checkout_token = gen_random_uuid(), updated_at = now()
    WHERE user_id = ANY(${locked}::uuid[])`);
}
