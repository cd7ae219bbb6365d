import "server-only";
import type { Actor } from "../../actor.ts";
import { assertPacker } from "../../assert-admin.ts";
import { db } from "../../database/db.ts";
import { changeOrders } from "../internal/change-orders.ts";
import { judgeResiList, type ListedOrder } from "../internal/judge-resi-list.ts";
import { parseResiList } from "../internal/parse-resi-list.ts";
import type { OrderStatus } from "../status/order-status.ts";
import type { ResiListLine, ResiListReport, SendListedOrdersInput } from "./resi-list-schema.ts";

/**
 * Says for each line of a list of order numbers and resi what sending would do. Without `dry_run` it sends
 * the orders that are ready: resi and In Delivery at once, each in its own transaction. Throws forbidden,
 * and invalid for a list that can't be read or is too long. `onMoved` is that of updateOrder.
 */
export async function sendListedOrders(
  actor: Actor,
  { csv, dry_run }: SendListedOrdersInput,
  onMoved?: (productIds: string[]) => void,
): Promise<ResiListReport> {
  assertPacker(actor);
  const parsed = parseResiList(csv);
  const lines = judgeResiList(parsed, await findOrders(parsed.map(({ orderNo }) => orderNo)));
  if (dry_run) return { lines, written: false };
  return { lines: await send(actor, lines, onMoved), written: true };
}

async function findOrders(orderNos: string[]): Promise<Map<string, ListedOrder>> {
  const orders = await db().order.findMany({
    where: { orderNo: { in: orderNos } },
    select: { id: true, orderNo: true, status: true, resi: true, recipient: true },
  });
  return new Map(
    orders.map((order) => [order.orderNo, { ...order, status: order.status as OrderStatus }]),
  );
}

async function send(
  actor: Actor,
  lines: ResiListLine[],
  onMoved?: (productIds: string[]) => void,
): Promise<ResiListLine[]> {
  const changes = lines.flatMap(({ id, resi, outcome }) =>
    id !== null && outcome === "ready"
      ? [{ id, resi, status: "In Delivery", status_seen: "Payment Confirm" } as const]
      : [],
  );
  const results = await changeOrders(actor, changes, onMoved);
  const resultOf = new Map(results.map((result) => [result.id, result]));
  return lines.map((line): ResiListLine => {
    const sent = line.outcome === "ready" ? resultOf.get(line.id ?? "") : undefined;
    if (!sent) return line;
    const outcome = sent.result === "saved" ? "sent" : sent.status ? "wrong-status" : "failed";
    return { ...line, outcome, status: sent.status ?? line.status };
  });
}
