import { expect, test } from "vitest";
import { saveAddress } from "#lib/accounts/addresses/save-address.ts";
import { linkIdentity } from "#lib/accounts/identity/link-identity.ts";
import { logInByIdentity } from "#lib/accounts/identity/log-in-by-identity.ts";
import { endOtherSessions } from "#lib/accounts/internal/end-all-sessions.ts";
import { logIn } from "#lib/accounts/log-in.ts";
import { changePassword } from "#lib/accounts/passwords/change-password.ts";
import { setPassword } from "#lib/accounts/passwords/set-password.ts";
import { removeLostFactor } from "#lib/accounts/second-factor/remove-lost-factor.ts";
import { findActorByToken, openSession } from "#lib/auth/session.ts";
import { db } from "#lib/database/db.ts";
import { inTransaction } from "#lib/database/transaction.ts";
import { deleteAccount } from "#lib/privacy/delete-account.ts";
import {
  createSignedIn,
  createVerifiedAccount,
  identityOf,
  PASSWORD,
  resetByCode,
  somewhere,
} from "#tests/factories/account.ts";
import { appCode } from "#tests/factories/app-code.ts";
import { orderInput } from "#tests/factories/order.ts";
import { enrol } from "#tests/factories/second-factor.ts";
import { makeGate } from "#tests/fakes/gate.ts";
import { expectError } from "#tests/setup/expect-error.ts";
import { untilWaiting } from "#tests/setup/until-waiting.ts";

const NEW = "angin-di-sawah-27";

const verified = () => createSignedIn(createVerifiedAccount());

type Account = Awaited<ReturnType<typeof verified>>;

const CHANGES: Record<string, (account: Account) => Promise<unknown>> = {
  "a changed password": ({ actor }) =>
    changePassword(actor, {
      ...{ current_password: PASSWORD, password: NEW, password_confirmation: NEW },
    }),
  "a reset password": ({ email }) => resetByCode(email, NEW),
  "an operator's password": ({ email }) => setPassword(email, NEW),
};

test.each(Object.entries(CHANGES))("a log-in under way ends with %s", async (_, change) => {
  const account = await verified();
  const { email } = account;
  const byPassword = await logIn({ email, password: PASSWORD }, somewhere());
  const byIdentity = await logInByIdentity(identityOf(email), somewhere());
  if (byIdentity.outcome !== "signed-in") throw new Error("the identity opens the account");
  await change(account);
  await expectError(openSession(byPassword, null), "unauthenticated");
  await expectError(openSession(byIdentity.verified, null), "unauthenticated");
});

test("a log-in under way ends with a second factor that is set up or removed", async () => {
  const { email, actor } = await verified();
  const without = await logIn({ email, password: PASSWORD }, somewhere());
  const { key } = await enrol(actor, PASSWORD);
  await expectError(openSession(without, null), "unauthenticated");
  const code = appCode(key, 1);
  const passed = await logIn({ email, password: PASSWORD, code }, somewhere());
  await removeLostFactor(email);
  await expectError(openSession(passed, null), "unauthenticated");
});

test("a log-in waits for a change that ends sessions, and is compared afterwards", async () => {
  const { id, email } = await verified();
  const login = await logIn({ email, password: PASSWORD }, somewhere());
  const changed = makeGate();
  const commit = makeGate();
  const change = inTransaction(async (tx) => {
    await tx.secondFactor.create({ data: { userId: id, sealedSecret: "sealed" } });
    await endOtherSessions(tx, id, null);
    changed.open();
    await commit.opened;
  });
  await changed.opened;
  const session = openSession(login, null);
  const refused = expectError(session, "unauthenticated");
  await untilWaiting(1);
  commit.open();
  await change;
  await refused;
});

test("a log-in during the deletion of its account opens no session and leaves no link", async () => {
  const { id, email, actor } = await verified();
  await saveAddress(actor, await orderInput(actor));
  const login = await logIn({ email, password: PASSWORD }, somewhere());
  const person = identityOf(email);
  const locked = makeGate();
  const release = makeGate();
  // Holds the deletion when it has deleted sessions and links.
  const holder = inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id::text FROM addresses WHERE user_id = ${id}::uuid FOR UPDATE`;
    locked.open();
    await release.opened;
  });
  await locked.opened;
  const deletion = deleteAccount(actor, { password: PASSWORD });
  await untilWaiting(1);
  const session = openSession(login, null).catch(({ code }) => code);
  const link = linkIdentity(id, person);
  await untilWaiting(3);
  release.open();
  await Promise.all([holder, deletion]);
  expect([await session, await link]).toEqual(["not-found", false]);
  expect(await db().identity.count({ where: { userId: id } })).toBe(0);
  expect(await db().session.count({ where: { userId: id } })).toBe(0);
});

test("a session of a deleted account names nobody", async () => {
  const { id, token } = await verified();
  await db().user.update({ where: { id }, data: { deletedAt: new Date() } });
  expect(await findActorByToken(token)).toBeNull();
});
