import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { isId } from "../database/identifiers.ts";
import { inTransaction } from "../database/transaction.ts";
import { notFound } from "../errors.ts";
import { lockProduct } from "./internal/lock-product.ts";
import { productAudit } from "./internal/product-audit.ts";
import {
  CartAddedMeanwhileError,
  lockCartsContaining,
  removeFromCarts,
} from "./internal/remove-from-carts.ts";
import { toProductView } from "./product-view.ts";
import type { ProductView } from "./schema.ts";

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
