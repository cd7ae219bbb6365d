import type { Actor } from "../../actor.ts";
import { db } from "../../database/db.ts";
import { AppError } from "../../errors.ts";
import { log } from "../../telemetry/log.ts";
import type { OrderChangeResult, UpdateOrdersInput } from "../schema.ts";
import type { OrderStatus } from "../status/order-status.ts";
import { changeOrder } from "./change-order.ts";

type Change = UpdateOrdersInput["changes"][number];

/** Changes many orders as updateOrders does. The caller checks the permission. */
export async function changeOrders(
  actor: Actor,
  changes: readonly Change[],
  onMoved?: (productIds: string[]) => void,
): Promise<OrderChangeResult[]> {
  const results: OrderChangeResult[] = [];
  for (const change of changes) {
    const isBroken = results.at(-1)?.result === "failed";
    results.push(isBroken ? notTried(change.id) : await changeOne(actor, change, onMoved));
  }
  return results;
}

async function changeOne(
  actor: Actor,
  { id, ...input }: Change,
  onMoved?: (productIds: string[]) => void,
): Promise<OrderChangeResult> {
  try {
    await changeOrder(actor, id, input, onMoved);
    const { status } = await db().order.findUniqueOrThrow({
      where: { id },
      select: { status: true },
    });
    return { id, result: "saved", status: status as OrderStatus, message: "" };
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
