import { expect, test, vi } from "vitest";
import { demoteAdmin } from "#lib/accounts/admins/demote-admin.ts";
import { blockAccount, unblockAccount } from "#lib/accounts/customers/block-account.ts";
import { logIn } from "#lib/accounts/log-in.ts";
import { resetPassword } from "#lib/accounts/passwords/reset-password.ts";
import { sendCode } from "#lib/accounts/send-code.ts";
import { findActorByToken } from "#lib/auth/session.ts";
import { db } from "#lib/database/db.ts";
import { log } from "#lib/telemetry/log.ts";
import {
  createAccount,
  createSignedIn,
  createVerifiedAccount,
  newEmail,
  openSessionOf,
  PASSWORD,
  signIn,
  somewhere,
  waitingCode,
} from "#tests/factories/account.ts";
import { placeTestOrder } from "#tests/factories/placed-order.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const NEW = "angin-di-sawah-27";

const signedIn = () => createSignedIn(createVerifiedAccount());

async function signedInAdmin() {
  const account = await signedIn();
  await db().user.update({ where: { id: account.id }, data: { role: "admin" } });
  return account;
}

/** Returns what a log-in is answered. */
function answerTo(email: string, password: string): Promise<unknown> {
  return logIn({ email, password }, somewhere()).catch(({ code, message, body }) => ({
    ...{ code, message, body },
  }));
}

function reset(email: string, otp: string) {
  return resetPassword({ email, otp, password: NEW, password_confirmation: NEW }, somewhere());
}

test("a blocked account has no session, and none that is opened or revived meanwhile", async () => {
  const { id, email, token } = await signedIn();
  const other = await signedIn();
  expect(await blockAccount(email)).toEqual({ userId: id, wasAdmin: false, sessionsEnded: 1 });
  expect(await findActorByToken(token)).toBeNull();
  await expectError(openSessionOf(id), "not-found");
  await db().session.updateMany({ where: { userId: id }, data: { revokedAt: null } });
  expect(await findActorByToken(token)).toBeNull();
  expect(await findActorByToken(other.token)).not.toBeNull();
});

test("its log-in is answered as an unknown e-mail's, counts as one, and is a warning in the log", async () => {
  const { id, email } = await signedIn();
  await blockAccount(email);
  const warn = vi.spyOn(log(), "warn");
  expect(await answerTo(email, PASSWORD)).toEqual(await answerTo(newEmail(), PASSWORD));
  expect(await answerTo(email, NEW)).toEqual(await answerTo(newEmail(), NEW));
  expect(warn.mock.calls).toEqual([
    [{ account: id, from: expect.any(String) }, "log-in to a blocked account"],
  ]);
  warn.mockRestore();
  const from = somewhere();
  const attempts = Array.from({ length: 10 }, () => logIn({ email, password: PASSWORD }, from));
  await Promise.allSettled(attempts);
  await expectError(logIn({ email, password: PASSWORD }, from), "too-many-requests");
});

test("reset codes give nothing: neither an old one nor a new one", async () => {
  const { id, email, token } = await signedIn();
  const type = "reset-password";
  await sendCode({ email, type }, somewhere());
  const old = await waitingCode(email);
  await blockAccount(email);
  await expectError(reset(email, old), "invalid");
  await db().outboxMail.deleteMany({ where: { recipient: email } });
  expect(await sendCode({ email, type }, somewhere())).toBe(
    await sendCode({ email: newEmail(), type }, somewhere()),
  );
  expect(await db().outboxMail.count({ where: { recipient: email } })).toBe(0);
  // A code that was on its way while the account was blocked.
  await db().oneTimeCode.updateMany({ where: { userId: id }, data: { usedAt: null } });
  await expectError(reset(email, old), "invalid");
  await unblockAccount(email);
  expect(await findActorByToken(token)).toBeNull();
  expect((await logIn({ email, password: PASSWORD }, somewhere())).userId).toBe(id);
});

test("its e-mail stays taken, and its orders stay", async () => {
  const { id, customer } = await placeTestOrder();
  const { email } = await db().user.findUniqueOrThrow({ where: { id: customer.userId } });
  await blockAccount(email);
  await expectError(createAccount(email), {
    fields: { email: ["This email already has an account"] },
  });
  expect(await db().order.count({ where: { id, userId: customer.userId } })).toBe(1);
});

test("a demoted admin is a customer without a session", async () => {
  await signedInAdmin();
  const { id, email, token } = await signedInAdmin();
  expect(await demoteAdmin(email)).toEqual({ userId: id, sessionsEnded: 1 });
  expect(await findActorByToken(token)).toBeNull();
  expect((await signIn(email)).actor.role).toBe("user");
  await expectError(demoteAdmin(email), "conflict");
});

test("of two last admins whose rights are taken at once, one stays", async () => {
  await db().user.updateMany({ where: { role: "admin" }, data: { role: "user" } });
  const [one, other] = [await signedInAdmin(), await signedInAdmin()];
  const results = await Promise.allSettled([demoteAdmin(one.email), blockAccount(other.email)]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await db().user.count({ where: { role: "admin" } })).toBe(1);
});
