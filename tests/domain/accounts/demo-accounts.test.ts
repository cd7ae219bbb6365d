import { afterEach, expect, test } from "vitest";
import { createAdmin } from "#lib/accounts/admins/create-admin.ts";
import { endDemoSessions } from "#lib/accounts/demo-accounts.ts";
import { DEMO_ADMIN_EMAIL, DEMO_EMAILS, DEMO_PASSWORD } from "#lib/accounts/demo-login.ts";
import { logIn } from "#lib/accounts/log-in.ts";
import { setPassword } from "#lib/accounts/passwords/set-password.ts";
import { register } from "#lib/accounts/register.ts";
import { findActorByToken } from "#lib/auth/session.ts";
import { db } from "#lib/database/db.ts";
import { env } from "#lib/environment/env.ts";
import {
  createAccount,
  createDemoAccount,
  newEmail,
  openSessionOf,
  PASSWORD,
  signIn,
  somewhere,
} from "#tests/factories/account.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const local = env().SITE_URL;

afterEach(async () => {
  env().SITE_URL = local;
  await db().user.deleteMany({ where: { email: { in: [...DEMO_EMAILS] } } });
});

const atPublicAddress = () => {
  env().SITE_URL = "https://toko.example";
};

test("the published password opens accounts at a local address only, whoever has it", async () => {
  const email = newEmail();
  const id = await createDemoAccount(email, "user");
  const attempt = () => logIn({ email, password: DEMO_PASSWORD }, somewhere());
  expect((await attempt()).userId).toBe(id);
  for (const url of ["https://toko.example", "http://192.168.1.5:3000"]) {
    env().SITE_URL = url;
    await expectError(attempt(), {
      code: "unauthenticated",
      message: expect.stringContaining("published password"),
    });
  }
  const wrong = logIn({ email, password: "bukan-itu-juga" }, somewhere());
  await expectError(wrong, { message: "Invalid password or email!" });
});

test("the published password can't be chosen", async () => {
  const email = newEmail();
  const input = { email, name: "Uji", phone_number: "6281234567890" };
  const chosen = { password: DEMO_PASSWORD, password_confirmation: DEMO_PASSWORD };
  const refused = { code: "invalid", fields: { password: [expect.stringContaining("demo")] } };
  await expectError(register({ ...input, ...chosen }, somewhere()), refused);
  await createAccount(email);
  await expectError(setPassword(email, DEMO_PASSWORD), refused);
});

test("a start at a public address ends the sessions of the demo's accounts, and no others", async () => {
  const renamed = newEmail();
  const ids = [
    await createDemoAccount(DEMO_ADMIN_EMAIL, "admin"),
    await createDemoAccount("sari@sekarbatik.test", "user"),
    await createDemoAccount(renamed, "admin"),
  ];
  const sessions = await Promise.all(ids.map((id) => openSessionOf(id)));
  const tokens = sessions.map(({ token }) => token);
  const email = newEmail();
  await createAccount(email);
  const own = await signIn(email);
  expect(await endDemoSessions()).toBe(0);
  expect(await findActorByToken(tokens[0] ?? "")).not.toBeNull();
  atPublicAddress();
  expect(await endDemoSessions()).toBe(3);
  for (const token of tokens) expect(await findActorByToken(token)).toBeNull();
  expect(await findActorByToken(own.token)).not.toBeNull();
  await db().user.deleteMany({ where: { email: renamed } });
});

test("a demo account with a password of its own counts as the shop's", async () => {
  await createDemoAccount(DEMO_ADMIN_EMAIL, "admin");
  await setPassword(DEMO_ADMIN_EMAIL, PASSWORD);
  atPublicAddress();
  expect(await endDemoSessions()).toBe(0);
  expect(await logIn({ email: DEMO_ADMIN_EMAIL, password: PASSWORD }, somewhere())).toBeDefined();
});

test("the first admin is made beside demo admins, and once", async () => {
  await db().user.updateMany({ where: { role: "admin" }, data: { role: "user" } });
  await createDemoAccount(DEMO_ADMIN_EMAIL, "admin");
  const first = { email: newEmail(), name: "Ani", password: PASSWORD, onlyFirst: true };
  expect(await createAdmin(first)).toMatchObject({ hasNewPassword: true });
  expect(await createAdmin({ ...first, email: newEmail() })).toBeNull();
});

test("the demo's admin as the first admin keeps the published password only where it signs in", async () => {
  await db().user.updateMany({ where: { role: "admin" }, data: { role: "user" } });
  const userId = await createDemoAccount(DEMO_ADMIN_EMAIL, "admin");
  const { token } = await openSessionOf(userId);
  const first = { email: DEMO_ADMIN_EMAIL, name: "Ani", password: PASSWORD, onlyFirst: true };
  expect(await createAdmin(first)).toBeNull();
  atPublicAddress();
  expect(await createAdmin(first)).toMatchObject({ userId, hasNewPassword: true });
  expect(await findActorByToken(token)).toBeNull();
  expect((await logIn({ email: DEMO_ADMIN_EMAIL, password: PASSWORD }, somewhere())).userId).toBe(
    userId,
  );
});
