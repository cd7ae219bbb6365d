import "server-only";
import type { Product } from "#prisma/generated/client.ts";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { inTransaction } from "../database/transaction.ts";
import { keepReplacedPictures } from "../media/replaced-pictures.ts";
import { applySlotChanges, removedKeys, slotsOf, withStoredFiles } from "../media/slot-changes.ts";
import type { Category, Size } from "./categories.ts";
import { getProduct } from "./get-product.ts";
import { assertSeen } from "./internal/assert-seen.ts";
import { editStock } from "./internal/edit-stock.ts";
import { lockProduct } from "./internal/lock-product.ts";
import { productAudit } from "./internal/product-audit.ts";
import { plainColumns } from "./internal/product-row.ts";
import { settledSizing } from "./internal/settled-sizing.ts";
import { toProductView } from "./product-view.ts";
import type { ProductView, UpdateProductInput } from "./schema.ts";
import { sizeIfNone, sizeOptions } from "./sizes.ts";
import type { SettledSizing } from "./sizing.ts";

/**
 * Changes the input's fields. Throws forbidden, not-found, invalid, and conflict where stock or price
 * aren't those of `stock_seen` and `price_seen`.
 */
export async function updateProduct(
  actor: Actor,
  id: string,
  input: UpdateProductInput,
): Promise<ProductView> {
  assertAdmin(actor);
  // Throws not-found before any picture is decoded.
  await getProduct(id);
  return withStoredFiles(input, async (stored) => {
    const product = await inTransaction(async (tx) => {
      const before = await lockProduct(tx, id);
      assertSeen(before, input);
      const slots = applySlotChanges(slotsOf(before), input, stored);
      const stock = await editStock(tx, actor, before, input);
      await keepReplacedPictures(tx, removedKeys(slotsOf(before), slots));
      const product = await tx.product.update({
        where: { id },
        data: { ...plainColumns(input), ...sizingAfter(before, input), ...slots, ...stock },
      });
      await recordAudit(tx, actor, productAudit("product-updated", { before, after: product }));
      return product;
    });
    return toProductView(product);
  });
}

/**
 * Returns the sizing after a change. A new category resets it, but keeps a size that it offers too. The
 * details of a chart in a picture are a list of sizes, so they go where the size becomes or leaves See-Image.
 */
function sizingAfter(
  before: Product,
  { category, size, size_details }: UpdateProductInput,
): Partial<SettledSizing & { category: Category }> {
  if (category === undefined && size === undefined && size_details === undefined) return {};
  const after = category ?? (before.category as Category);
  const isMoved = after !== before.category;
  const held = before.size as Size;
  const kept = !isMoved || sizeOptions(after).includes(held) ? held : null;
  const chosen = size === undefined ? kept : size || sizeIfNone(after);
  const isReset = isMoved || (chosen === "See-Image") !== (held === "See-Image");
  const wanted = {
    category: after,
    size: chosen,
    sizeDetails: size_details ?? (isReset ? "" : before.sizeDetails),
  };
  return { category: after, ...settledSizing(wanted, isMoved ? null : held) };
}
