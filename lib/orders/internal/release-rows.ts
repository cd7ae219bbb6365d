import type { Database } from "../../database/db.ts";

/**
 * Lets go of the bank's rows whose receipts of a locked order are taken back: they wait for another order. `received`:
 * the rupiah that came in by then. Where the rows left are more, none of them stands for sure.
 */
export async function releaseRows(
  tx: Database,
  orderId: string,
  { entryId, received }: { entryId?: string; received: number },
): Promise<void> {
  if (entryId) await release(tx, { orderId, entryId });
  const { _sum } = await tx.bankRow.aggregate({ where: { orderId }, _sum: { rupiah: true } });
  if (Number(_sum.rupiah) > received) await release(tx, { orderId });
}

async function release(tx: Database, where: { orderId: string; entryId?: string }): Promise<void> {
  await tx.bankRow.updateMany({
    where,
    data: { state: "unmatched", orderId: null, entryId: null, settledBy: null, settledAt: null },
  });
}
