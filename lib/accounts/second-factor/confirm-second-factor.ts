import "server-only";
import type { Actor } from "../../actor.ts";
import { isUniqueViolation } from "../../database/database-errors.ts";
import { type Database, db } from "../../database/db.ts";
import { inTransaction } from "../../database/transaction.ts";
import { AppError, invalidField } from "../../errors.ts";
import { bareCode } from "../../fields/pasted-text.ts";
import { getUser } from "../get-user.ts";
import { endOtherSessions } from "../internal/end-all-sessions.ts";
import { queueNotice } from "../internal/second-factor/queue-notice.ts";
import { replaceRecoveryCodes } from "../internal/second-factor/recovery-codes.ts";
import { openSetup, sealKey } from "../internal/second-factor/sealed-key.ts";
import { stepOfCode, WRONG_CODE } from "../internal/second-factor/totp.ts";
import { confirmOwner } from "./confirm-owner.ts";
import { findFactorKey } from "./read-factor.ts";
import type { ConfirmFactorInput } from "./schema.ts";

/**
 * Turns the second factor on, or replaces the app, and returns new recovery codes. Ends the caller's
 * other sessions and mails the owner. Throws invalid for a wrong or missing proof, and conflict for an
 * unverified e-mail.
 */
export async function confirmSecondFactor(
  actor: Actor,
  input: ConfirmFactorInput,
): Promise<string[]> {
  const { userId } = actor;
  const key = openSetup(userId, input.setup);
  if (key === null) throw invalidField("setup", "This page is too old. Please load it again.");
  // Otherwise a stranger could register an e-mail and lock its owner out, who resets the password.
  if (!(await getUser(actor)).email_verified) {
    throw new AppError("conflict", "Please verify your email first");
  }
  const step = stepOfCode(key, bareCode(input.code));
  if (step === null) throw invalidField("code", WRONG_CODE);
  const replaced = await findFactorKey(db(), userId);
  const proof = { password: input.password, code: input.present_code };
  await confirmOwner(actor, proof, { code: "present_code" });
  const now = new Date();
  const factor = { sealedSecret: sealKey(userId, key), confirmedAt: now, lastStep: step };
  return inTransaction(async (tx) => {
    if (replaced) await replace(tx, userId, replaced, factor);
    else await add(tx, userId, factor);
    const codes = await replaceRecoveryCodes(tx, userId);
    await endOtherSessions(tx, actor.userId, actor.sessionId);
    await queueNotice(tx, userId, replaced ? "replaced" : "added");
    return codes;
  });
}

type NewFactor = { sealedSecret: string; confirmedAt: Date; lastStep: number };

async function add(tx: Database, userId: string, factor: NewFactor): Promise<void> {
  try {
    await tx.secondFactor.create({ data: { userId, ...factor }, select: { userId: true } });
  } catch (error) {
    throw isUniqueViolation(error) ? changedMeanwhile() : error;
  }
}

async function replace(tx: Database, userId: string, replaced: string, factor: NewFactor) {
  const { count } = await tx.secondFactor.updateMany({
    where: { userId, sealedSecret: replaced },
    data: factor,
  });
  if (count === 0) throw changedMeanwhile();
}

function changedMeanwhile() {
  return invalidField("setup", "This was changed elsewhere. Please load the page again.");
}
