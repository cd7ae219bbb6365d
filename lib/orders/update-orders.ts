import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { changeOrders } from "./internal/change-orders.ts";
import type { OrderChangeResult, UpdateOrdersInput } from "./schema.ts";

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
  return changeOrders(actor, changes, onMoved);
}
