import "server-only";
import type { Database } from "../../../database/db.ts";

/** Removes an account's second factor with its recovery codes. Returns false where there was none. */
export async function deleteFactor(tx: Database, userId: string): Promise<boolean> {
  const { count } = await tx.secondFactor.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  return count > 0;
}
