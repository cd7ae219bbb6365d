import { expect, test } from "vitest";
import { changePassword } from "#lib/accounts/change-password.ts";
import { logIn } from "#lib/accounts/log-in.ts";
import { resetPassword } from "#lib/accounts/reset-password.ts";
import { sendCode } from "#lib/accounts/send-code.ts";
import { findActorByToken } from "#lib/auth/session.ts";
import { db } from "#lib/database/db.ts";
import {
  createAccount,
  home,
  PASSWORD,
  signIn,
  somewhere,
  waitingCode,
} from "#tests/factories/account.ts";

const NEW = "angin-di-sawah-27";

function change(current: string, password: string) {
  return { current_password: current, password, password_confirmation: password };
}

test("a signed-in person changes the password: other sessions end, reset codes are void, the owner is told", async () => {
  const { email } = await createAccount();
  const [mine, other] = [await signIn(email), await signIn(email)];
  await sendCode({ email, type: "reset-password" }, home(email));
  const otp = await waitingCode(email);
  await changePassword(mine.actor, change(PASSWORD, NEW));
  expect(await findActorByToken(mine.token)).not.toBeNull();
  expect(await findActorByToken(other.token)).toBeNull();
  expect(await logIn({ email, password: NEW }, somewhere())).toBe(mine.actor.userId);
  await expect(logIn({ email, password: PASSWORD }, somewhere())).rejects.toMatchObject({
    code: "unauthenticated",
  });
  const taken = { email, otp, password: PASSWORD, password_confirmation: PASSWORD };
  await expect(resetPassword(taken, home(email))).rejects.toMatchObject({ code: "invalid" });
  const mails = { recipient: email, template: "password-changed" };
  expect(await db().outboxMail.count({ where: mails })).toBe(1);
});

test.each([
  ["a wrong present password", change("salah-8888", NEW), "current_password"],
  ["the present password again", change(PASSWORD, PASSWORD), "password"],
  ["a common password", change(PASSWORD, "password123"), "password"],
])("%s changes nothing", async (_, input, field) => {
  const { email } = await createAccount();
  const { actor } = await signIn(email);
  await expect(changePassword(actor, input)).rejects.toMatchObject({
    code: "invalid",
    fields: { [field]: [expect.any(String)] },
  });
  await logIn({ email, password: PASSWORD }, somewhere());
});

test("guesses of the present password are limited for the account, and sign-in isn't", async () => {
  const { email } = await createAccount();
  const { actor } = await signIn(email);
  for (let guess = 0; guess < 10; guess += 1) {
    await changePassword(actor, change("salah-8888", NEW)).catch(() => {});
  }
  await expect(changePassword(actor, change(PASSWORD, NEW))).rejects.toMatchObject({
    code: "too-many-requests",
  });
  expect(await logIn({ email, password: PASSWORD }, somewhere())).toBe(actor.userId);
});
