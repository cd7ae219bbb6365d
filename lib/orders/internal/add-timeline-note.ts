import "server-only";
import type { Actor } from "../../actor.ts";
import type { Database } from "../../database/db.ts";
import type { OrderStatus } from "../status/order-status.ts";

/** Writes a line of the timeline. `actor` is null for the shop itself and for links with a token. */
export async function addTimelineNote(
  tx: Database,
  { id, status }: { id: string; status: OrderStatus },
  actor: Actor | null,
  note: string,
): Promise<void> {
  const actorId = actor?.userId ?? null;
  await tx.orderEvent.create({ data: { orderId: id, status, note, actorId } });
}
