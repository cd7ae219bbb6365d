import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { AppError } from "../errors.ts";
import { log } from "../telemetry/log.ts";
import { deleteProduct } from "./delete-product.ts";
import type { ProductChange, ProductChangeResult, UpdateProductsInput } from "./schema.ts";
import { updateProduct } from "./update-product.ts";

/**
 * Changes or deletes many products, one after the other, each as the call for one product does in a
 * transaction of its own. A refused change is a result like any other. After an unexpected error the rest
 * isn't tried. Returns a result for each change, in their order. Throws forbidden.
 */
export async function updateProducts(
  actor: Actor,
  { changes }: UpdateProductsInput,
): Promise<ProductChangeResult[]> {
  assertAdmin(actor);
  const results: ProductChangeResult[] = [];
  for (const change of changes) {
    const isBroken = results.at(-1)?.result === "failed";
    results.push(isBroken ? notTried(change.id) : await changeOne(actor, change));
  }
  return results;
}

async function changeOne(
  actor: Actor,
  { id, is_deleted, ...input }: ProductChange,
): Promise<ProductChangeResult> {
  try {
    const { stock, price } = is_deleted
      ? await deleteProduct(actor, id)
      : await updateProduct(actor, id, input);
    return { id, result: "saved", stock, price, message: "" };
  } catch (err) {
    if (err instanceof AppError) return refusalOf(id, err);
    log().error({ productId: id, err }, "a product of many couldn't be changed");
    return notTried(id);
  }
}

function refusalOf(id: string, { code, message, body }: AppError): ProductChangeResult {
  const result = code === "not-found" || code === "invalid" ? code : "conflict";
  const { stock = null, price = null } = (body ?? {}) as { stock?: number; price?: string };
  return { id, result, stock, price, message };
}

function notTried(id: string): ProductChangeResult {
  const message = "Oops, Something went wrong!";
  return { id, result: "failed", stock: null, price: null, message };
}
