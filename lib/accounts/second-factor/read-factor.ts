import "server-only";
import { type Database, db } from "../../database/db.ts";
import { env } from "../../environment/env.ts";
import { AppError } from "../../errors.ts";

/** Returns the sealed key of an account's authenticator app; null where there is none. */
export async function findFactorKey(tx: Database, userId: string): Promise<string | null> {
  const factor = await tx.secondFactor.findUnique({
    where: { userId },
    select: { sealedSecret: true },
  });
  return factor?.sealedSecret ?? null;
}

/** Returns whether an account has an authenticator app. */
export async function hasSecondFactor(userId: string): Promise<boolean> {
  return (await db().secondFactor.count({ where: { userId } })) > 0;
}

/** Throws conflict where the account has no second factor. */
export async function assertEnrolled(userId: string): Promise<void> {
  if (!(await hasSecondFactor(userId))) {
    throw new AppError("conflict", "Two-step sign-in is off already");
  }
}

/** Returns whether accounts of this role need a second factor (ADMIN_REQUIRE_TOTP). */
export function isSecondFactorRequired(role: string): boolean {
  return role === "admin" && env().ADMIN_REQUIRE_TOTP === "1";
}
