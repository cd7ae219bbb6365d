import "server-only";
import type { Actor } from "../../actor.ts";
import { db } from "../../database/db.ts";
import { getUser } from "../get-user.ts";
import { isSecondFactorRequired } from "./read-factor.ts";

export type SecondFactorState = {
  /** Null while it is off. */
  confirmedAt: Date | null;
  codesLeft: number;
  isRequired: boolean;
};

export async function getSecondFactor(actor: Actor): Promise<SecondFactorState> {
  const { userId } = actor;
  const [factor, codesLeft, { role }] = await Promise.all([
    db().secondFactor.findUnique({ where: { userId }, select: { confirmedAt: true } }),
    db().recoveryCode.count({ where: { userId, usedAt: null } }),
    getUser(actor),
  ]);
  const isRequired = isSecondFactorRequired(role);
  return { confirmedAt: factor?.confirmedAt ?? null, codesLeft, isRequired };
}
