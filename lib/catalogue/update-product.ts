import "server-only";
import type { Product } from "#prisma/generated/client.ts";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Database } from "../database/db.ts";
import { inTransaction } from "../database/transaction.ts";
import { AppError } from "../errors.ts";
import { keepReplacedPictures } from "../media/replaced-pictures.ts";
import { applySlotChanges, removedKeys, slotsOf, withStoredFiles } from "../media/slot-changes.ts";
import type { Category, Size } from "./categories.ts";
import { getProduct } from "./get-product.ts";
import { lockProduct } from "./internal/lock-product.ts";
import { productAudit } from "./internal/product-audit.ts";
import { plainColumns, settledSizing } from "./internal/product-row.ts";
import type { ProductView, UpdateProductInput } from "./schema.ts";
import { sizeIfNone, sizeOptions } from "./sizes/sizes.ts";
import type { SettledSizing } from "./sizes/sizing.ts";
import { toProductView } from "./views/product-view.ts";

/** Changes the input's fields. Throws forbidden, not-found, invalid, and conflict by `stock_seen` and `price_seen`. */
export async function updateProduct(
  actor: Actor,
  id: string,
  input: UpdateProductInput,
): Promise<ProductView> {
  assertAdmin(actor);
  // Throws not-found before any picture is decoded.
  await getProduct(id);
  return withStoredFiles(input, (stored) =>
    inTransaction(async (tx) => {
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
      return toProductView(product);
    }),
  );
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

/** Throws conflict with the present `stock` and `price` where they aren't those that the admin saw. */
function assertSeen(
  { stock, price }: Product,
  { stock_seen, price_seen }: UpdateProductInput,
): void {
  const body = { stock, price: String(price) };
  if (stock_seen !== undefined && stock_seen !== stock) {
    throw new AppError("conflict", `The stock has changed meanwhile: it is ${stock} now`, { body });
  }
  if (price_seen !== undefined && price_seen !== price) {
    throw new AppError("conflict", `The price has changed meanwhile: it is ${price} now`, { body });
  }
}

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
