import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { getOrder } from "./get-order.ts";
import { changeOrder } from "./internal/change-order.ts";
import type { OrderView, UpdateOrderInput } from "./schema.ts";

/**
 * Sets status, tracking number (resi), or both. A status that says that money came books what is due, or the amount that
 * the input has. Throws forbidden and not-found, and invalid as readReceipt. Throws conflict with the
 * present `status` where it isn't `status_seen` any more, where needed products are sold out, and where the
 * order of a deleted account would be open again. Calls `onMoved` after the commit, before the order is
 * read again, with the ids of the products whose stock moved.
 */
export async function updateOrder(
  actor: Actor,
  id: string,
  input: UpdateOrderInput,
  onMoved?: (productIds: string[]) => void,
): Promise<OrderView> {
  assertAdmin(actor);
  await changeOrder(actor, id, input, onMoved);
  return getOrder(actor, id);
}
