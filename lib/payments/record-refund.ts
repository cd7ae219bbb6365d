import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { refundOrder } from "../orders/money/refund-order.ts";
import type { OrderView } from "../orders/schema.ts";
import type { RecordRefundInput } from "./schema.ts";
import { storeImageField } from "./submit-proof.ts";

/** Writes a refund down, with its picture if any. Throws as refundOrder, invalid (picture), unavailable (store). */
export async function recordRefund(
  actor: Actor,
  id: string,
  { image, ...input }: RecordRefundInput,
): Promise<OrderView> {
  assertAdmin(actor);
  // A picture whose refund is refused has no row, and the clean-up removes it.
  const picture = image ? await storeImageField(image) : null;
  return refundOrder(actor, id, input, picture?.key ?? null);
}
