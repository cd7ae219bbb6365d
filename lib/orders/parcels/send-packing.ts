import "server-only";
import type { Actor } from "../../actor.ts";
import { changeOrder } from "../internal/change-order.ts";
import { getPacking } from "./list-packing.ts";
import type { PackingView, SendPackingInput } from "./packing-schema.ts";

/**
 * Sends a paid order: resi and In Delivery at once. Of an order on its way it sets the resi alone. Throws forbidden
 * and not-found, and conflict with the present `status` of another order. `onMoved` is that of updateOrder.
 */
export async function sendPacking(
  actor: Actor,
  id: string,
  { resi }: SendPackingInput,
  onMoved?: (productIds: string[]) => void,
): Promise<PackingView> {
  const { status } = await getPacking(actor, id);
  const change =
    status === "In Delivery"
      ? { resi, status_seen: status }
      : ({ resi, status: "In Delivery", status_seen: "Payment Confirm" } as const);
  await changeOrder(actor, id, change, onMoved);
  return getPacking(actor, id);
}
