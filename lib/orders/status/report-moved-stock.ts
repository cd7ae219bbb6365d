import "server-only";
import type { Database } from "../../database/db.ts";
import { inTransaction } from "../../database/transaction.ts";

/**
 * Runs `move` in a transaction, then `onMoved` with the products whose stock it moved. It is called after an
 * error too: a commit may have gone through although its answer was lost.
 */
export async function reportMovedStock(
  onMoved: (productIds: string[]) => void,
  move: (tx: Database) => Promise<string[]>,
): Promise<void> {
  let moved: string[] = [];
  try {
    await inTransaction(async (tx) => {
      moved = await move(tx);
    });
  } finally {
    if (moved.length > 0) onMoved(moved);
  }
}
