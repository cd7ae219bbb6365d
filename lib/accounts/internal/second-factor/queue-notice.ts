import "server-only";
import type { Database } from "../../../database/db.ts";
import { queueMail } from "../../../mail/queue-mail.ts";
import type { SecondFactorChange } from "../../../mail/schema.ts";

/** Tells the owner of a change of the second factor by mail. Such an account has a verified e-mail. */
export async function queueNotice(
  tx: Database,
  userId: string,
  change: SecondFactorChange,
): Promise<void> {
  const { email, name } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, name: true },
  });
  const codesLeft = await tx.recoveryCode.count({ where: { userId, usedAt: null } });
  const data = { name, change, codesLeft };
  await queueMail(tx, { to: email, template: "second-factor-changed", data });
}
