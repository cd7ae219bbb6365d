import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { AppError } from "../errors.ts";
import { log } from "../telemetry/log.ts";
import type { OrderChangeResult, UpdateOrdersInput } from "./schema.ts";
import type { OrderStatus } from "./status/order-status.ts";
import { updateOrder } from "./update-order.ts";

type Change = UpdateOrdersInput["changes"][number];

/**
 * Changes many orders, one after the other, each as updateOrder does in a transaction of its own. A change
 * that is refused is a result like any other. After an unexpected error the rest isn't tried. Returns a
 * result for each change, in their order. Throws forbidden. `onMoved` is that of updateOrder.
 */
export async function updateOrders(
  actor: Actor,
  { changes }: UpdateOrdersInput,
  onMoved?: (productIds: string[]) => void,
): Promise<OrderChangeResult[]> {
  assertAdmin(actor);
  const results: OrderChangeResult[] = [];
  for (const change of changes) {
    const isBroken = results.at(-1)?.result === "failed";
    results.push(isBroken ? notTried(change.id) : await updateOne(actor, change, onMoved));
  }
  return results;
}

async function updateOne(
  actor: Actor,
  { id, ...input }: Change,
  onMoved?: (productIds: string[]) => void,
): Promise<OrderChangeResult> {
  try {
    const { status } = await updateOrder(actor, id, input, onMoved);
    return { id, result: "saved", status, message: "" };
  } catch (err) {
    if (err instanceof AppError) return refusalOf(id, err);
    log().error({ orderId: id, err }, "an order of many couldn't be changed");
    return notTried(id);
  }
}

function refusalOf(id: string, { code, message, body }: AppError): OrderChangeResult {
  const status = (body?.status as OrderStatus | undefined) ?? null;
  return { id, result: code === "not-found" ? "not-found" : "conflict", status, message };
}

function notTried(id: string): OrderChangeResult {
  return { id, result: "failed", status: null, message: "Oops, Something went wrong!" };
}
