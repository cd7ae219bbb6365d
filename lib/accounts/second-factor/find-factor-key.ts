import "server-only";
import type { Database } from "../../database/db.ts";

/** Returns the sealed key of an account's authenticator app; null where there is none. */
export async function findFactorKey(tx: Database, userId: string): Promise<string | null> {
  const factor = await tx.secondFactor.findUnique({
    where: { userId },
    select: { sealedSecret: true },
  });
  return factor?.sealedSecret ?? null;
}
