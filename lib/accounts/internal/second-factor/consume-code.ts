import "server-only";
import { db } from "../../../database/db.ts";
import { inTransaction } from "../../../database/transaction.ts";
import { bareCode } from "../../../fields/pasted-text.ts";
import { limit } from "../../../limits/limit.ts";
import { queueNotice } from "./queue-notice.ts";
import { consumeRecoveryCode } from "./recovery-codes.ts";
import { openKey } from "./sealed-key.ts";
import { APP_CODE, stepOfCode } from "./totp.ts";

export type SecondFactor = "app" | "recovery-code";

/**
 * Uses up a right code of the account's app, or a recovery code. Returns which of both it was; null for
 * a wrong one. Throws too-many-requests, but not for recovery codes: nobody can guess one. So the owner
 * gets in while somebody else who knows the password tries codes.
 */
export async function consumeCode(userId: string, code: string): Promise<SecondFactor | null> {
  const typed = bareCode(code);
  if (APP_CODE.test(typed)) return (await consumeAppCode(userId, typed)) ? "app" : null;
  return (await consumeRecovery(userId, typed)) ? "recovery-code" : null;
}

/** Counts the try before it compares, so that concurrent guesses stay within the limit. */
async function consumeAppCode(userId: string, code: string): Promise<boolean> {
  await limit("app-code", userId).take();
  const factor = await db().secondFactor.findUnique({
    where: { userId },
    select: { sealedSecret: true },
  });
  const key = factor && openKey(userId, factor.sealedSecret);
  const step = key ? stepOfCode(key, code) : null;
  if (!factor || step === null) return false;
  const { count } = await db().secondFactor.updateMany({
    where: { userId, sealedSecret: factor.sealedSecret, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  if (count === 0) return false;
  await limit("app-code", userId).reset();
  return true;
}

function consumeRecovery(userId: string, code: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    const isRight = await consumeRecoveryCode(tx, userId, code);
    if (isRight) await queueNotice(tx, userId, "recovery-code-used");
    return isRight;
  });
}
