import type { Database } from "../../database/db.ts";
import type { PaymentStatus } from "../order-status.ts";

/** An admin who pays an order by its status has looked at the proof that waits: it waits no longer. */
export async function settleProofs(
  tx: Database,
  orderId: string,
  to: PaymentStatus,
): Promise<void> {
  if (to !== "Paid") return;
  await tx.paymentProof.updateMany({
    where: { orderId, state: "pending" },
    data: { state: "confirmed", reviewedAt: new Date() },
  });
}
