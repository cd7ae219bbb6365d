import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { inTransaction } from "../database/transaction.ts";
import { applySlotChanges, EMPTY_SLOTS, withStoredFiles } from "../media/slot-changes.ts";
import { productAudit } from "./internal/product-audit.ts";
import { newProductRow } from "./internal/product-row.ts";
import type { CreateProductInput, ProductView } from "./schema.ts";
import { toProductView } from "./views/product-view.ts";

/** Creates a product with its pictures and the first ledger entry, all or none. Throws forbidden and invalid. */
export async function createProduct(actor: Actor, input: CreateProductInput): Promise<ProductView> {
  assertAdmin(actor);
  const row = newProductRow(input);
  return withStoredFiles(input, async (stored) => {
    const slots = applySlotChanges(EMPTY_SLOTS, input, stored);
    return inTransaction(async (tx) => {
      const product = await tx.product.create({
        data: {
          ...row,
          ...slots,
          stockMovements: {
            create: { delta: input.stock, reason: "created", actorId: actor.userId },
          },
        },
      });
      await recordAudit(tx, actor, productAudit("product-created", { after: product }));
      return toProductView(product);
    });
  });
}
