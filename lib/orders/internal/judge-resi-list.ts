import type { Order } from "#prisma/generated/client.ts";
import type { ResiListLine, ResiOutcome } from "../parcels/resi-list-schema.ts";
import { resiField } from "../schema.ts";
import type { OrderStatus } from "../status/order-status.ts";
import type { ParsedResi } from "./parse-resi-list.ts";

export type ListedOrder = Pick<Order, "id" | "resi" | "recipient"> & { status: OrderStatus };

/** Says for each line what sending its order would do (docs/orders.md#many-orders-at-once). */
export function judgeResiList(
  parsed: readonly ParsedResi[],
  orders: ReadonlyMap<string, ListedOrder>,
): ResiListLine[] {
  return parsed.map((line, at) => {
    const order = orders.get(line.orderNo);
    return {
      line: line.line,
      order_no: line.orderNo,
      resi: line.resi,
      outcome: isRepeated(parsed, at) ? "repeated" : outcomeOf(line, order),
      id: order?.id ?? null,
      status: order?.status ?? null,
      recipient: order?.recipient ?? null,
      saved_resi: order?.resi || null,
    };
  });
}

/** Stricter than a resi typed by hand: a name or an amount of the next column mustn't be sent as one. */
const LISTED_RESI = /^(?=.*\d)[A-Z0-9]{8,}$/;

function outcomeOf({ resi }: ParsedResi, order: ListedOrder | undefined): ResiOutcome {
  if (!order) return "unknown-order";
  if (!LISTED_RESI.test(resi) || !resiField.safeParse(resi).success) return "invalid";
  if (order.resi && order.resi !== resi) return "other-resi";
  if (order.status === "Payment Confirm") return "ready";
  const isOnItsWay = order.status === "In Delivery" || order.status === "Completed";
  return isOnItsWay && order.resi === resi ? "done" : "wrong-status";
}

/** Two lines that share order or resi contradict each other: neither is sent. Of equal lines the first counts. */
function isRepeated(lines: readonly ParsedResi[], at: number): boolean {
  const own = lines[at];
  return lines.some((other, place) => {
    if (!own || place === at) return false;
    const sameOrder = other.orderNo === own.orderNo;
    const sameResi = own.resi !== "" && other.resi === own.resi;
    return sameOrder && sameResi ? place < at : sameOrder || sameResi;
  });
}
