import { readFileSync } from "node:fs";
import pg from "pg";
import { expect, test } from "vitest";
import { sendCode } from "#lib/accounts/send-code.ts";
import { verifyCode } from "#lib/accounts/verify-code.ts";
import { findActorByToken } from "#lib/auth/session.ts";
import { db } from "#lib/database/db.ts";
import { resendMail } from "#lib/mail/requeue-mails.ts";
import { sendDueMails } from "#lib/mail/send-due-mails.ts";
import { createSignedIn, home, waitingCode } from "#tests/factories/account.ts";
import { queueNotice } from "#tests/factories/queued-mail.ts";
import { keeper } from "#tests/fakes/mailers.ts";
import { expectError } from "#tests/setup/expect-error.ts";

/** Runs what restore.sh adds to a backup's dump. */
async function runAddedSql(): Promise<void> {
  const script = readFileSync("scripts/compose/restore.sh", "utf8");
  const [, sql = ""] = /<<'END'\n([\s\S]*?)^END$/m.exec(script) ?? [];
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

test("a restore ends sessions, voids codes and sends none of the mails that waited; an operator may", async () => {
  const { email, token } = await createSignedIn();
  await sendCode({ email, type: "register" }, home(email));
  const otp = await waitingCode(email);
  await queueNotice(email);
  const { id } = await db().outboxMail.findFirstOrThrow({
    where: { recipient: email, template: "password-changed" },
  });

  await runAddedSql();
  expect(await findActorByToken(token)).toBeNull();
  await expectError(verifyCode({ email, otp }, home(email)), {
    message: "Invalid or expired OTP.",
  });
  const mailer = keeper();
  await sendDueMails(mailer, 50);
  expect(mailer.mails).toEqual([]);
  expect(await resendMail(id)).toEqual({ id, how: "requeued" });
  await sendDueMails(mailer, 50);
  expect(mailer.mails).toMatchObject([{ subject: expect.stringMatching(/password/i) }]);
});
