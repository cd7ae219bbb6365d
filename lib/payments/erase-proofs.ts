import "server-only";
import type { Database } from "../database/db.ts";

/**
 * Removes sender, reason of a rejection and picture with its hash from the proofs of orders, and the texts of their bank rows; amount and verdict stay. The
 * sweep of unused pictures removes the files within two days.
 */
export async function eraseProofs(tx: Database, orderIds: readonly string[]): Promise<void> {
  await tx.paymentProof.updateMany({
    where: { orderId: { in: [...orderIds] } },
    data: {
      bank: "",
      sender: "",
      rejectionReason: "",
      imageDeletedAt: new Date(),
      pictureHash: null,
    },
  });
  // A bank's text names the sender.
  await tx.bankRow.updateMany({ where: { orderId: { in: [...orderIds] } }, data: { text: "" } });
}
