import "server-only";
import type { Actor } from "../actor.ts";
import { db } from "../database/db.ts";
import { consumeLimit, resetLimit } from "../database/rate-limit.ts";
import { invalidField } from "../errors.ts";
import { PASSWORD_BY_ACCOUNT } from "./internal/limits.ts";
import { inHashSlot, isPassword } from "./password-hash.ts";

/** Throws invalid on `field` unless the password is the caller's, and too-many-requests after ten wrong ones. */
export async function confirmPassword(
  actor: Actor,
  password: string,
  field = "password",
): Promise<void> {
  await consumeLimit(PASSWORD_BY_ACCOUNT, actor.userId);
  const user = await db().user.findUnique({
    where: { id: actor.userId },
    select: { passwordHash: true },
  });
  const isRight = await inHashSlot(() => isPassword(password, user?.passwordHash ?? null));
  if (!isRight) throw invalidField(field, "This isn't your password");
  await resetLimit(PASSWORD_BY_ACCOUNT, actor.userId);
}
