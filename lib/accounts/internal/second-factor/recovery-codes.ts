import "server-only";
import type { Database } from "../../../database/db.ts";
import { keyedHash } from "../../../environment/keyed-hash.ts";
import { randomGroups } from "../../passwords/generate-password.ts";

const CODES = 10;
/** 50 bits: too many to guess, however often one may try. */
const GROUPS = 2;

/** Ignores case, spaces and the dash. */
function hashOf(userId: string, code: string): string {
  const characters = code.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  return keyedHash("recovery-code", `${userId}\n${characters}`);
}

/** Replaces an account's recovery codes and returns the new ones, which are stored as hashes. */
export async function replaceRecoveryCodes(tx: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => randomGroups(GROUPS));
  await tx.recoveryCode.deleteMany({ where: { userId } });
  const data = codes.map((code) => ({ userId, codeHash: hashOf(userId, code) }));
  await tx.recoveryCode.createMany({ data });
  return codes;
}

/** Uses a recovery code up. Returns false for an unknown one, and for one that was used already. */
export async function consumeRecoveryCode(
  tx: Database,
  userId: string,
  code: string,
): Promise<boolean> {
  const { count } = await tx.recoveryCode.updateMany({
    where: { userId, codeHash: hashOf(userId, code), usedAt: null },
    data: { usedAt: new Date() },
  });
  return count === 1;
}
