import { createServer } from "node:net";
import { expect, test } from "vitest";
import { linkIdentity } from "#lib/accounts/identity/link-identity.ts";
import { logInByIdentity, passIdentityCode } from "#lib/accounts/identity/log-in-by-identity.ts";
import {
  GOOGLE_ISSUER,
  readIdentity,
  type VerifiedIdentity,
} from "#lib/accounts/identity/verified-identity.ts";
import { startProviderSignIn } from "#lib/auth/provider-sign-in.ts";
import { db } from "#lib/database/db.ts";
import { limit } from "#lib/limits/limit.ts";
import { LIMITS } from "#lib/limits/limits.ts";
import { deleteAccount } from "#lib/privacy/delete-account.ts";
import {
  createVerifiedAccount,
  IDENTITY_ISSUER,
  identityOf,
  newEmail,
  PASSWORD,
  resetByCode,
  signIn,
  somewhere,
} from "#tests/factories/account.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const PROVIDER = { name: "Batik ID", issuer: IDENTITY_ISSUER };

/** Returns the account that an identity opens; null for none. */
async function opened(identity: VerifiedIdentity) {
  const login = await logInByIdentity(identity, somewhere());
  return login.outcome === "signed-in" ? login.verified.userId : null;
}

test.each([
  [{ email_verified: true }, "a@shop.test"],
  [{ email_verified: "true" }, "a@shop.test"],
  [{ email_verified: false }, null],
  [{ email_verified: "surely" }, null],
  [{ email_verified: 1 }, null],
  [{}, null],
])("an e-mail counts only where the provider has verified it: %j", (claims, email) => {
  const answer = { iss: IDENTITY_ISSUER, sub: "1", email: " A@Shop.test ", ...claims };
  expect(readIdentity(answer, PROVIDER)?.email).toBe(email);
});

test.each([
  [GOOGLE_ISSUER, { email: "ani@gmail.com" }, true],
  [GOOGLE_ISSUER, { email: "ani@toko.id", hd: "toko.id" }, true],
  [GOOGLE_ISSUER, { email: "ani@toko.id" }, false],
  [GOOGLE_ISSUER, { email: "ani@gmail.com.toko.id", hd: "" }, false],
  [IDENTITY_ISSUER, { email: "ani@toko.id" }, true],
])("%s answers for the mailbox of %j: %s", (issuer, claims, vouches) => {
  const answer = { iss: issuer, sub: "1", email_verified: true, ...claims };
  expect(readIdentity(answer, { name: "Any", issuer })).toMatchObject({ vouches });
});

test.each([
  ["that the provider doesn't answer for", "user", false],
  ["of an admin", "admin", true],
])("an e-mail %s opens no account, and its owner can link it", async (_, role, vouches) => {
  const { id, email } = await createVerifiedAccount();
  await db().user.update({ where: { id }, data: { role } });
  const person = { ...identityOf(email), vouches };
  expect(await logInByIdentity(person, somewhere())).toEqual({ outcome: "link-first" });
  expect(await linkIdentity(id, person)).toBe(false);
  expect(await linkIdentity(id, person, true)).toBe(true);
  expect(await opened(person)).toBe(id);
});

test("an e-mail that the provider doesn't answer for makes an account where there is none", async () => {
  expect(await opened({ ...identityOf(newEmail()), vouches: false })).not.toBeNull();
});

test("a signed-in account isn't linked to another e-mail, nor to somebody else's identity", async () => {
  const { id } = await createVerifiedAccount();
  expect(await linkIdentity(id, identityOf(newEmail()), true)).toBe(false);
  const taken = identityOf(newEmail());
  await opened(taken);
  expect(await linkIdentity(id, taken, true)).toBe(false);
});

test("a provider that calls itself another one, and claims without a subject prove nobody", () => {
  const claims = { sub: "1", email: "a@shop.test", email_verified: true };
  expect(readIdentity({ ...claims, iss: `${IDENTITY_ISSUER}/` }, PROVIDER)).not.toBeNull();
  for (const claimed of [
    { ...claims, iss: GOOGLE_ISSUER },
    { iss: IDENTITY_ISSUER, email: "a@b.test" },
    null,
  ])
    expect(readIdentity(claimed, PROVIDER)).toBeNull();
});

test.each([
  ["Ani Kusuma", "Ani Kusuma"],
  ["Ani https://evil.example", "Ani"],
  ["https://evil.example", "Customer"],
  ["", "Customer"],
])("the name %j becomes %j", async (given, kept) => {
  const email = newEmail();
  const id = (await opened(identityOf(email, given))) ?? "";
  expect(await db().user.findUnique({ where: { id } })).toMatchObject({
    ...{ email, name: kept, phoneNumber: "", hasPassword: false, role: "user" },
  });
});

test("the same person at once gets one account, and is linked to one once", async () => {
  const person = identityOf(newEmail());
  const attempts = await Promise.all(Array.from({ length: 4 }, () => opened(person)));
  expect(new Set(attempts.filter((id) => id !== null)).size).toBe(1);
  const { id, email } = await createVerifiedAccount();
  const other = identityOf(email);
  const linked = await Promise.all(Array.from({ length: 4 }, () => opened(other)));
  expect(new Set(linked)).toEqual(new Set([id]));
  const mails = { where: { recipient: email, template: "provider-linked" } };
  expect(await db().outboxMail.count(mails)).toBe(1);
});

test("a linked identity opens its account whatever its e-mail has become", async () => {
  const person = identityOf(newEmail());
  const id = await opened(person);
  expect(await opened({ ...person, email: null })).toBe(id);
  expect(await opened({ ...person, email: (await createVerifiedAccount()).email })).toBe(id);
  expect(await opened({ ...person, issuer: "https://other.test", email: null })).toBeNull();
});

test("log-ins and new accounts have the limits of password and registration", async () => {
  const { email } = await createVerifiedAccount();
  await limit("login-success", email).count(LIMITS["login-success"].most);
  await expectError(opened(identityOf(email)), "too-many-requests");
  const requester = somewhere();
  await limit("register", requester.group).count(LIMITS.register.most);
  const login = logInByIdentity(identityOf(newEmail()), requester);
  await expectError(login, "too-many-requests");
});

test("a new password by a code ends the links, and makes an account without one have one", async () => {
  const email = newEmail();
  const person = identityOf(email);
  const id = (await opened(person)) ?? "";
  await resetByCode(email, PASSWORD);
  expect(await db().identity.count({ where: { userId: id } })).toBe(0);
  expect(await db().user.findUnique({ where: { id } })).toMatchObject({ hasPassword: true });
  expect(await opened(person)).toBe(id);
});

test("a code that comes late links nothing to an account with another e-mail by then", async () => {
  const { id, email } = await createVerifiedAccount();
  const identity = identityOf(email);
  await db().user.update({ where: { id }, data: { email: newEmail() } });
  expect(await passIdentityCode({ userId: id, identity }, "", somewhere())).toBeNull();
  expect(await db().identity.count({ where: { userId: id } })).toBe(0);
});

test("a deleted account has no identities, and the person gets a new one", async () => {
  const { id, email } = await createVerifiedAccount();
  const person = identityOf(email);
  await opened(person);
  const { actor } = await signIn(email);
  await deleteAccount(actor, { password: PASSWORD });
  expect(await db().identity.count({ where: { userId: id } })).toBe(0);
  expect(await opened(person)).not.toBe(id);
});

test("a provider that doesn't answer leads back to the login page", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  const client = { clientId: "the-shop", clientSecret: "a secret" };
  const issuer = `http://127.0.0.1:${port}`;
  const provider = { id: "oidc", name: "Batik ID", issuer, ...client } as const;
  const way = await startProviderSignIn(provider, "/cart", somewhere());
  expect([way.isAway, way.to]).toEqual([
    true,
    "/auth/login?notice=away&provider=oidc&next=%2Fcart",
  ]);
});
