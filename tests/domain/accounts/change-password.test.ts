import { expect, test } from "vitest";
import { logIn } from "#lib/accounts/log-in.ts";
import { changePassword } from "#lib/accounts/passwords/change-password.ts";
import { resetPassword } from "#lib/accounts/passwords/reset-password.ts";
import { setPassword } from "#lib/accounts/passwords/set-password.ts";
import { sendCode } from "#lib/accounts/send-code.ts";
import { findActorByToken } from "#lib/auth/session.ts";
import { db } from "#lib/database/db.ts";
import {
  createAccount,
  createSignedIn,
  createVerifiedAccount,
  home,
  PASSWORD,
  signIn,
  somewhere,
  waitingCode,
} from "#tests/factories/account.ts";
import { appCode, wrongAppCode } from "#tests/factories/app-code.ts";
import { enrol } from "#tests/factories/second-factor.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const NEW = "angin-di-sawah-27";

function change(current: string, password: string) {
  return { current_password: current, password, password_confirmation: password };
}

test("a signed-in person changes the password: other sessions end, reset codes are void, the owner is told", async () => {
  const { email } = await createVerifiedAccount();
  const [mine, other] = [await signIn(email), await signIn(email)];
  await sendCode({ email, type: "reset-password" }, home(email));
  const otp = await waitingCode(email);
  await changePassword(mine.actor, change(PASSWORD, NEW));
  expect(await findActorByToken(mine.token)).not.toBeNull();
  expect(await findActorByToken(other.token)).toBeNull();
  expect((await logIn({ email, password: NEW }, somewhere())).userId).toBe(mine.actor.userId);
  await expectError(logIn({ email, password: PASSWORD }, somewhere()), "unauthenticated");
  const taken = { email, otp, password: PASSWORD, password_confirmation: PASSWORD };
  await expectError(resetPassword(taken, home(email)), "invalid");
  const mails = { recipient: email, template: "password-changed" };
  expect(await db().outboxMail.count({ where: mails })).toBe(1);
});

test("an e-mail that nobody has verified gets no notices, however often the password changes", async () => {
  const { email, actor } = await createSignedIn();
  await changePassword(actor, change(PASSWORD, NEW));
  await changePassword(actor, change(NEW, PASSWORD));
  await setPassword(email, NEW);
  expect(await db().outboxMail.count({ where: { recipient: email } })).toBe(0);
});

test("a new password unlinks sign-in providers", async () => {
  const { id, email } = await createAccount();
  const identity = { userId: id, issuer: "https://id.example.test", subject: id };
  await db().identity.create({ data: identity });
  const { actor } = await signIn(email);
  await changePassword(actor, change(PASSWORD, NEW));
  expect(await db().identity.count({ where: { userId: id } })).toBe(0);
});

test.each([
  ["a wrong present password", change("salah-8888", NEW), "current_password"],
  ["the present password again", change(PASSWORD, PASSWORD), "password"],
  ["a common password", change(PASSWORD, "password123"), "password"],
])("%s changes nothing", async (_, input, field) => {
  const { email, actor } = await createSignedIn();
  await expectError(changePassword(actor, input), {
    code: "invalid",
    fields: { [field]: [expect.any(String)] },
  });
  await logIn({ email, password: PASSWORD }, somewhere());
});

test("with a second factor it needs a code as well", async () => {
  const { email, actor } = await createSignedIn();
  const { key, recoveryCodes } = await enrol(actor, PASSWORD);
  const [one = "", two = ""] = recoveryCodes;
  const wrong = wrongAppCode(key);
  for (const [code, words] of [
    [undefined, "This field can't be empty"],
    ["", "This field can't be empty"],
    [wrong, "This code isn't right, or it was used already"],
    ["made-up", "This code isn't right, or it was used already"],
  ] as const) {
    await expectError(changePassword(actor, { ...change(PASSWORD, NEW), code }), {
      code: "invalid",
      fields: { code: [words] },
    });
  }
  // Neither a wrong password nor the present one as the new one uses a code up.
  for (const input of [change("salah-8888", NEW), change(PASSWORD, PASSWORD)]) {
    await expectError(changePassword(actor, { ...input, code: one }), "invalid");
  }
  await changePassword(actor, { ...change(PASSWORD, NEW), code: appCode(key, 1) });
  await changePassword(actor, { ...change(NEW, PASSWORD), code: one });
  expect((await logIn({ email, password: PASSWORD, code: two }, somewhere())).userId).toBe(
    actor.userId,
  );
});

test("guesses of the present password are limited for the account, and sign-in isn't", async () => {
  const { email, actor } = await createSignedIn();
  for (let guess = 0; guess < 10; guess += 1) {
    await changePassword(actor, change("salah-8888", NEW)).catch(() => {});
  }
  await expectError(changePassword(actor, change(PASSWORD, NEW)), "too-many-requests");
  expect((await logIn({ email, password: PASSWORD }, somewhere())).userId).toBe(actor.userId);
});
