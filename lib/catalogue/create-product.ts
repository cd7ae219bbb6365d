import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { inTransaction } from "../database/transaction.ts";
import { EMPTY_SLOTS, slotsAfter, withStoredFiles } from "../media/slot-changes.ts";
import { settledSizing } from "./internal/settled-sizing.ts";
import { toProductView } from "./product-view.ts";
import type { CreateProductInput, ProductView } from "./schema.ts";

/**
 * Puts a product into the shop with its pictures and the first entry of its ledger: all of it or
 * none. Created with stock 0 it is neither sold nor buyable. Throws forbidden and invalid.
 */
export async function createProduct(actor: Actor, input: CreateProductInput): Promise<ProductView> {
  assertAdmin(actor);
  const sizing = settledSizing(
    { category: input.category, size: input.size || null, sizeDetails: input.size_details ?? "" },
    null,
  );
  return withStoredFiles(input, async (stored) => {
    const slots = slotsAfter(EMPTY_SLOTS, input, stored);
    const product = await inTransaction((tx) =>
      tx.product.create({
        data: {
          name: input.name,
          category: input.category,
          ...sizing,
          price: input.price,
          stock: input.stock,
          weight: input.weight,
          description: input.description,
          careInstructions: input.care_instructions,
          ...slots,
          stockMovements: {
            create: { delta: input.stock, reason: "created", actorId: actor.userId },
          },
        },
      }),
    );
    return toProductView(product);
  });
}
