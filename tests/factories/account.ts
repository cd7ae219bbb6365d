import { randomUUID } from "node:crypto";
import { DEMO_PASSWORD } from "#lib/accounts/demo-login.ts";
import type { VerifiedIdentity } from "#lib/accounts/identity/verified-identity.ts";
import { logIn } from "#lib/accounts/log-in.ts";
import { hashPassword } from "#lib/accounts/passwords/password-hash.ts";
import { resetPassword } from "#lib/accounts/passwords/reset-password.ts";
import { register } from "#lib/accounts/register.ts";
import type { Requester } from "#lib/accounts/requester.ts";
import type { UserView } from "#lib/accounts/schema.ts";
import { findFactorKey } from "#lib/accounts/second-factor/read-factor.ts";
import { sendCode } from "#lib/accounts/send-code.ts";
import type { Actor } from "#lib/actor.ts";
import { findActorByToken, openSession } from "#lib/auth/session.ts";
import { db } from "#lib/database/db.ts";

export const IDENTITY_ISSUER = "https://id.example.test";
export const PASSWORD = "uji-coba-batik-9";

export function newEmail(): string {
  return `${randomUUID()}@example.test`;
}

/** Returns a requester at a new address, in a browser that no account knows. */
export function somewhere(): Requester {
  return { group: `test ${randomUUID()}`, device: null };
}

/** Returns a requester at a new address, in a browser that has signed in to the account before. */
export function knownBrowser(...accountIds: string[]): Requester {
  return { ...somewhere(), device: { id: randomUUID(), accountIds } };
}

/** Returns the requester whose address belongs to this e-mail's owner. */
export function home(email: string): Requester {
  return { group: `home of ${email}`, device: null };
}

/** Registers an account with an unverified e-mail, like /api/auth/register. */
export function createAccount(email = newEmail(), from = somewhere()): Promise<UserView> {
  const input = { email, name: "Uji Coba", phone_number: "6281234567890" };
  return register({ ...input, password: PASSWORD, password_confirmation: PASSWORD }, from);
}

/** Registers an account whose e-mail is verified. */
export async function createVerifiedAccount(email = newEmail()): Promise<UserView> {
  const account = await createAccount(email);
  await db().user.update({ where: { email }, data: { emailVerifiedAt: new Date() } });
  return account;
}

/** Signs the account in. Returns its token and its actor. */
export async function signIn(email: string, password = PASSWORD) {
  const { token } = await openSession(await logIn({ email, password }, somewhere()), null);
  return { token, actor: await actorOf(token) };
}

/** Returns the actor of a live session. */
export async function actorOf(token: string): Promise<Actor> {
  const actor = await findActorByToken(token);
  if (!actor) throw new Error("a live token has an actor");
  return actor;
}

/** Returns a new identity at a provider that has verified this e-mail. */
export function identityOf(email: string | null, name = "Ani Kusuma"): VerifiedIdentity {
  const key = { issuer: IDENTITY_ISSUER, subject: randomUUID() };
  return { provider: "Batik ID", ...key, email, vouches: true, name };
}

/** Registers an account, unless given one, and signs in. */
export async function createSignedIn(account = createAccount()) {
  const { id, email } = await account;
  const { token } = await openSessionOf(id);
  return { id, email, token, actor: await actorOf(token) };
}

/** Creates an account with the published password, as the demo's seed does. Returns its id. */
export async function createDemoAccount(email: string, role: "admin" | "user"): Promise<string> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const data = { email, role, passwordHash, name: "Demo", phoneNumber: "6281234567890" };
  return (await db().user.create({ data })).id;
}

/** Opens a session as a log-in to the account does, for tests that need no password. */
export async function openSessionOf(userId: string, userAgent: string | null = null) {
  const { passwordHash } = await db().user.findUniqueOrThrow({ where: { id: userId } });
  const factorKey = await findFactorKey(db(), userId);
  return openSession({ userId, by: { passwordHash }, factorKey }, userAgent);
}

/** Returns the code in the newest queued mail to an address. */
export async function waitingCode(email: string): Promise<string> {
  const mail = await db().outboxMail.findFirstOrThrow({
    where: { recipient: email, sentAt: null },
    orderBy: [{ createdAt: "desc" }, { nextTryAt: "desc" }],
  });
  return String((mail.data as { code?: string }).code);
}

/** Sets a new password by a mailed code, from the owner's home unless told another place. */
export async function resetByCode(email: string, password: string, from = home(email)) {
  await sendCode({ email, type: "reset-password" }, from);
  const otp = await waitingCode(email);
  return resetPassword({ email, otp, password, password_confirmation: password }, from);
}

export function wrongCode(right = ""): string {
  return right === "00000000" ? "11111111" : "00000000";
}
