import "server-only";
import { db } from "../../database/db.ts";

/** Returns whether an account has an authenticator app. */
export async function hasSecondFactor(userId: string): Promise<boolean> {
  return (await db().secondFactor.count({ where: { userId } })) > 0;
}
