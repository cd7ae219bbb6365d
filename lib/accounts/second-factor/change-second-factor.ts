import "server-only";
import type { Actor } from "../../actor.ts";
import { isUniqueViolation } from "../../database/database-errors.ts";
import { type Database, db } from "../../database/db.ts";
import { inTransaction } from "../../database/transaction.ts";
import { AppError, invalidField, notFound } from "../../errors.ts";
import { qrPicture } from "../../qr/qr-picture.ts";
import { getShopFacts } from "../../shop/get-shop-facts.ts";
import { getUser } from "../get-user.ts";
import { endAllSessions, endOtherSessions } from "../internal/end-all-sessions.ts";
import { deleteFactor } from "../internal/second-factor/delete-factor.ts";
import { queueNotice } from "../internal/second-factor/queue-notice.ts";
import { replaceRecoveryCodes } from "../internal/second-factor/recovery-codes.ts";
import { openSetup, sealKey, sealSetup } from "../internal/second-factor/sealed-key.ts";
import { generateKey, keyAddress, stepOfCode, WRONG_CODE } from "../internal/second-factor/totp.ts";
import { confirmOwner } from "./confirm-owner.ts";
import { assertEnrolled, findFactorKey, isSecondFactorRequired } from "./read-factor.ts";
import type { ConfirmFactorInput, FactorSetup, OwnerProof } from "./schema.ts";

/** Returns a new key for an authenticator app. Nothing is stored before its first right code. */
export async function prepareSecondFactor(actor: Actor): Promise<FactorSetup> {
  const { email } = await getUser(actor);
  const key = generateKey();
  const uri = keyAddress(key, (await getShopFacts()).name, email);
  return { setup: sealSetup(actor.userId, key), key, uri, qr: qrPicture(uri) };
}

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
  const step = stepOfCode(key, input.code.replaceAll(/\s/g, ""));
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

/**
 * Replaces the caller's recovery codes and returns the new ones. Ends the other sessions and mails the
 * owner. Throws conflict where there is no second factor, and as confirmOwner.
 */
export async function renewRecoveryCodes(actor: Actor, proof: OwnerProof): Promise<string[]> {
  await confirmOwner(actor, proof);
  await assertEnrolled(actor.userId);
  return inTransaction(async (tx) => {
    const codes = await replaceRecoveryCodes(tx, actor.userId);
    await endOtherSessions(tx, actor.userId, actor.sessionId);
    await queueNotice(tx, actor.userId, "codes-renewed");
    return codes;
  });
}

/**
 * Turns the caller's second factor off, ends the other sessions and mails the owner. Throws forbidden
 * where the role needs one, conflict where there is none, and as confirmOwner.
 */
export async function removeSecondFactor(actor: Actor, proof: OwnerProof): Promise<void> {
  // Not the actor's role: an admin who has to change the password first acts as a customer.
  const { role } = await getUser(actor);
  if (isSecondFactorRequired(role)) {
    throw new AppError("forbidden", "This shop's admins can't turn two-step sign-in off");
  }
  await confirmOwner(actor, proof);
  await assertEnrolled(actor.userId);
  await inTransaction(async (tx) => {
    await deleteFactor(tx, actor.userId);
    await endOtherSessions(tx, actor.userId, actor.sessionId);
    await queueNotice(tx, actor.userId, "removed");
  });
}

/**
 * Removes the second factor of a lost phone, for operators. Ends all sessions and mails the owner.
 * Throws not-found, and conflict where there is no second factor.
 */
export function removeLostFactor(
  email: string,
): Promise<{ userId: string; sessionsEnded: number }> {
  return inTransaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { email }, select: { id: true } });
    if (!user) throw notFound("Account");
    if (!(await deleteFactor(tx, user.id))) {
      throw new AppError("conflict", `${email} has no second factor`);
    }
    await queueNotice(tx, user.id, "removed-by-operator");
    return { userId: user.id, sessionsEnded: await endAllSessions(tx, user.id) };
  });
}
