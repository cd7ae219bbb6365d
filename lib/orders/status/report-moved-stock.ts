import "server-only";
import type { Database } from "../../database/db.ts";
import { inTransaction } from "../../database/transaction.ts";

/** Runs `move`, then `onMoved` with the moved products, also after an error: a commit's answer may be lost. */
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
