import { expect, test } from "vitest";
import { createAdmin } from "#lib/accounts/admins/create-admin.ts";
import { logIn } from "#lib/accounts/log-in.ts";
import { generatePassword } from "#lib/accounts/passwords/generate-password.ts";
import { resetPassword } from "#lib/accounts/passwords/reset-password.ts";
import { setPassword } from "#lib/accounts/passwords/set-password.ts";
import { newPasswordInput } from "#lib/accounts/schema.ts";
import { sendCode } from "#lib/accounts/send-code.ts";
import { endSessions } from "#lib/accounts/sessions/end-sessions.ts";
import { findActorByToken } from "#lib/auth/session.ts";
import { db } from "#lib/database/db.ts";
import {
  createAccount,
  createVerifiedAccount,
  newEmail,
  PASSWORD,
  signIn,
  somewhere,
  waitingCode,
} from "#tests/factories/account.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const NEW = "angin-di-sawah-27";

const admin = (email: string) => ({ email, name: "Ani", password: NEW });

async function accountOf(email: string) {
  return db().user.findUniqueOrThrow({ where: { email } });
}

test("an admin is made who can sign in at once, the e-mail verified", async () => {
  const email = newEmail();
  const made = await createAdmin(admin(email));
  expect(made).toMatchObject({ wasCustomer: false, hasNewPassword: true });
  expect((await logIn({ email, password: NEW }, somewhere())).userId).toBe(made?.userId);
  const { role, name, emailVerifiedAt } = await accountOf(email);
  expect({ role, name }).toEqual({ role: "admin", name: "Ani" });
  expect(emailVerifiedAt).not.toBeNull();
});

test("a customer becomes an admin only where that was meant, and keeps the password", async () => {
  const email = newEmail();
  await createVerifiedAccount(email);
  const { token } = await signIn(email);
  await expectError(createAdmin(admin(email)), "conflict");
  expect((await accountOf(email)).role).toBe("user");
  const made = await createAdmin({ ...admin(email), promote: true });
  expect(made).toMatchObject({ wasCustomer: true, hasNewPassword: false });
  expect(await findActorByToken(token)).toMatchObject({ role: "admin" });
  expect((await logIn({ email, password: PASSWORD }, somewhere())).userId).toBe(made?.userId);
});

test("who registered somebody's e-mail without ever verifying it doesn't become the admin", async () => {
  const email = newEmail();
  await createAccount(email);
  const { token } = await signIn(email);
  const made = await createAdmin({ ...admin(email), promote: true });
  expect(made).toMatchObject({ wasCustomer: true, hasNewPassword: true });
  expect(await findActorByToken(token)).toBeNull();
  await expectError(logIn({ email, password: PASSWORD }, somewhere()), "unauthenticated");
  expect((await logIn({ email, password: NEW }, somewhere())).userId).toBe(made?.userId);
});

test("an admin isn't made twice, and not with a password that everybody tries", async () => {
  const email = newEmail();
  await createAdmin(admin(email));
  await expectError(createAdmin({ ...admin(email), promote: true }), "conflict");
  const common = { ...admin(newEmail()), password: "password123" };
  await expectError(createAdmin(common), "invalid");
});

test("of several that want to make the first admin at once, one does", async () => {
  const atOnce = <Result>(work: () => Promise<Result>) =>
    Promise.all(Array.from({ length: 8 }, work));
  // Opens all connections first, so that the attempts really run at once.
  await atOnce(() => db().$executeRaw`SELECT pg_sleep(0.2)`);
  for (let round = 0; round < 5; round += 1) {
    await db().user.updateMany({ where: { role: "admin" }, data: { role: "user" } });
    const made = await atOnce(() => createAdmin({ ...admin(newEmail()), onlyFirst: true }));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await db().user.count({ where: { role: "admin" } })).toBe(1);
  }
});

test("a reset password works at once, ends the sessions, voids codes and tells the owner", async () => {
  const email = newEmail();
  await createVerifiedAccount(email);
  const [first, second] = [await signIn(email), await signIn(email)];
  await sendCode({ email, type: "reset-password" }, somewhere());
  const otp = await waitingCode(email);
  // Ten failed log-ins from one address keep it out for a quarter of an hour.
  const from = somewhere();
  for (let time = 0; time < 10; time += 1) {
    await logIn({ email, password: "not-it" }, from).catch(() => {});
  }
  const done = await setPassword(email, NEW);
  expect(done).toMatchObject({ userId: first.actor.userId, sessionsEnded: 2 });
  for (const { token } of [first, second]) expect(await findActorByToken(token)).toBeNull();
  expect((await logIn({ email, password: NEW }, from)).userId).toBe(done.userId);
  const taken = { email, otp, password: PASSWORD, password_confirmation: PASSWORD };
  await expectError(resetPassword(taken, somewhere()), "invalid");
  const mails = { recipient: email, template: "password-changed" };
  expect(await db().outboxMail.count({ where: mails })).toBe(1);
});

test("signed out everywhere, an account's tokens are dead and nobody else's are", async () => {
  const [email, other] = [newEmail(), newEmail()];
  await createAccount(email);
  await createAccount(other);
  const mine = [await signIn(email), await signIn(email)];
  const theirs = await signIn(other);
  expect(await endSessions(email)).toMatchObject({ sessionsEnded: 2 });
  expect(await endSessions(email)).toMatchObject({ sessionsEnded: 0 });
  for (const { token } of mine) expect(await findActorByToken(token)).toBeNull();
  expect(await findActorByToken(theirs.token)).not.toBeNull();
});

test("a made password is one that the shop takes, and never the same", () => {
  const made = Array.from({ length: 100 }, generatePassword);
  expect(new Set(made).size).toBe(100);
  for (const password of made) {
    expect(password).toMatch(/^([a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/);
    const pair = { password, password_confirmation: password };
    expect(newPasswordInput.safeParse(pair).success).toBe(true);
  }
});
