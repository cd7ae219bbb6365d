import { expect, test } from "vitest";
import { cancelEmailChange } from "#lib/accounts/email-change/cancel-email-change.ts";
import {
  canUndoEmailChange,
  undoEmailChange,
} from "#lib/accounts/email-change/undo-email-change.ts";
import { getUser } from "#lib/accounts/get-user.ts";
import { logInByIdentity } from "#lib/accounts/identity/log-in-by-identity.ts";
import { logIn } from "#lib/accounts/log-in.ts";
import { resetPassword } from "#lib/accounts/passwords/reset-password.ts";
import { purgeExpired } from "#lib/accounts/purge-expired.ts";
import { hasSecondFactor } from "#lib/accounts/second-factor/read-factor.ts";
import { sendCode, sendEditEmailCode } from "#lib/accounts/send-code.ts";
import { endSessions } from "#lib/accounts/sessions/end-sessions.ts";
import { updateUser } from "#lib/accounts/update-user.ts";
import { verifyCode } from "#lib/accounts/verify-code.ts";
import type { Actor } from "#lib/actor.ts";
import { findActorByToken } from "#lib/auth/session.ts";
import { db } from "#lib/database/db.ts";
import type { MailTemplate } from "#lib/mail/schema.ts";
import {
  createAccount,
  createSignedIn,
  createVerifiedAccount,
  home,
  identityOf,
  newEmail,
  PASSWORD,
  resetByCode,
  signIn,
  somewhere,
  waitingCode,
} from "#tests/factories/account.ts";
import { appCode } from "#tests/factories/app-code.ts";
import { enrol } from "#tests/factories/second-factor.ts";
import { expectError } from "#tests/setup/expect-error.ts";
import { fakeDate, wait } from "#tests/setup/fake-date.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NEW_PASSWORD = "parang-kusumo-baru-7";
const REFUSED = { code: "invalid", message: "Invalid or expired OTP." };
const TAKEN = "This email already has an account";

fakeDate();

const aMember = () => createSignedIn(createVerifiedAccount());

async function ask(actor: Actor, email = newEmail(), code?: string): Promise<string> {
  await updateUser(actor, { email, password: PASSWORD, code });
  return email;
}

async function codeFor(actor: Actor, email: string): Promise<string> {
  await sendEditEmailCode(actor, { email }, home(email));
  return waitingCode(email);
}

/** Changes the e-mail and confirms it. Returns the new one. */
async function change(actor: Actor, email?: string, code?: string): Promise<string> {
  const moved = await ask(actor, email, code);
  await verifyCode({ email: moved, otp: await codeFor(actor, moved) }, home(moved), actor);
  return moved;
}

async function memberWhoAsks() {
  const member = await aMember();
  return { ...member, moved: await ask(member.actor) };
}

async function memberWhoMoved() {
  const member = await aMember();
  return { ...member, moved: await change(member.actor) };
}

async function mailsTo(recipient: string, template: MailTemplate) {
  const mails = await db().outboxMail.findMany({ where: { recipient, template } });
  return mails.map(({ data }) => data as Record<string, string | null>);
}

/** Returns the token of the link in the newest mail to an old address. */
async function undoToken(recipient: string): Promise<string> {
  const mail = await db().outboxMail.findFirstOrThrow({
    where: { recipient, template: "email-changed" },
    orderBy: { createdAt: "desc" },
  });
  const { undoLink } = mail.data as { undoLink: string };
  return new URL(undoLink).searchParams.get("token") ?? "";
}

test("a new e-mail waits beside the old one until its code comes back", async () => {
  const { email, actor, moved } = await memberWhoAsks();
  expect(await getUser(actor)).toMatchObject({ email, email_verified: true, pending_email: moved });
  expect((await logIn({ email, password: PASSWORD }, somewhere())).userId).toBe(actor.userId);
  await verifyCode({ email: moved, otp: await codeFor(actor, moved) }, home(moved));
  expect(await getUser(actor)).toMatchObject({
    email: moved,
    email_verified: true,
    pending_email: null,
  });
});

test("a new e-mail asks for the password, name and phone number don't", async () => {
  const { email, actor } = await aMember();
  expect(await updateUser(actor, { email, name: "Nama Baru" })).toMatchObject({
    name: "Nama Baru",
    email,
    pending_email: null,
  });
  for (const password of [undefined, "", "bukan-itu-9"]) {
    const input = { email: newEmail(), name: "Nama Lain", password };
    const refused = await updateUser(actor, input).catch(({ fields }) => Object.keys(fields));
    expect(refused).toEqual(["password"]);
  }
  expect(await getUser(actor)).toMatchObject({ name: "Nama Baru", pending_email: null });
  const moved = newEmail();
  expect(
    await updateUser(actor, { email: moved, name: "Nama Lain", password: PASSWORD }),
  ).toMatchObject({ name: "Nama Lain", pending_email: moved });
});

test("a wrong password doesn't tell whether an e-mail is taken", async () => {
  const { email: theirs } = await createAccount();
  const { actor } = await aMember();
  for (const email of [theirs, newEmail()]) {
    const tried = updateUser(actor, { email, password: "bukan-itu-9" });
    await expectError(tried, { fields: { password: ["This isn't your password"] } });
  }
});

test("with a second factor a new e-mail needs a code as well, and name and phone number don't", async () => {
  const { email: theirs } = await createAccount();
  const { email, actor } = await aMember();
  const { key } = await enrol(actor, PASSWORD);
  for (const asked of [theirs, newEmail()]) {
    const tried = updateUser(actor, { email: asked, password: PASSWORD });
    await expectError(tried, { code: "invalid", fields: { code: [expect.any(String)] } });
  }
  expect(await updateUser(actor, { email, name: "Nama Baru" })).toMatchObject({
    ...{ name: "Nama Baru", email, pending_email: null },
  });
  const moved = await ask(actor, newEmail(), appCode(key, 1));
  expect(await getUser(actor)).toMatchObject({ email, pending_email: moved });
});

test("a taken e-mail changes nothing, and five new e-mails an hour are the end", async () => {
  const { email: theirs } = await createAccount();
  const { email, actor } = await aMember();
  const input = { email: theirs, name: "Nama Baru", password: PASSWORD };
  await expectError(updateUser(actor, input), { fields: { email: [TAKEN] } });
  expect(await getUser(actor)).toMatchObject({ name: "Uji Coba", email, pending_email: null });
  for (let asked = 1; asked < 5; asked += 1) await ask(actor);
  await expectError(ask(actor), "too-many-requests");
  await expectError(ask(actor, theirs), "too-many-requests");
});

test("the last of several new e-mails counts, and two at once leave one", async () => {
  const { actor } = await aMember();
  const first = await ask(actor);
  const otp = await codeFor(actor, first);
  await Promise.all([ask(actor), ask(actor)]);
  const second = await ask(actor);
  await expectError(verifyCode({ email: first, otp }, home(first)), REFUSED);
  expect(await getUser(actor)).toMatchObject({ pending_email: second });
});

test("a confirmed change ends all other sessions", async () => {
  const { email, actor, token } = await aMember();
  const elsewhere = await signIn(email);
  await change(actor);
  expect(await findActorByToken(elsewhere.token)).toBeNull();
  expect(await findActorByToken(token)).not.toBeNull();
});

test("a change that is confirmed by nobody who is signed in ends every session", async () => {
  const { actor, token } = await aMember();
  const stranger = await aMember();
  const moved = await ask(actor);
  await verifyCode({ email: moved, otp: await codeFor(actor, moved) }, home(moved), stranger.actor);
  expect(await findActorByToken(token)).toBeNull();
  expect(await findActorByToken(stranger.token)).not.toBeNull();
});

test("the old address is told when the change is asked for and when it is done", async () => {
  const { email, actor, moved } = await memberWhoAsks();
  const [asked] = await mailsTo(email, "email-change-requested");
  expect(asked).toEqual({ name: "Uji Coba" });
  expect(await mailsTo(email, "email-changed")).toEqual([]);
  await verifyCode({ email: moved, otp: await codeFor(actor, moved) }, home(moved), actor);
  const [done] = await mailsTo(email, "email-changed");
  expect(done?.undoLink).toMatch(/\/auth\/undo-email-change\?token=[\w-]{43}$/);
  expect(new Date(done?.undoUntil ?? "").getTime()).toBe(Date.now() + 7 * DAY);
  const row = await db().emailChange.findFirstOrThrow({ where: { userId: actor.userId } });
  expect(JSON.stringify(row)).not.toContain(await undoToken(email));
});

test("an old e-mail that wasn't verified isn't told, and stays free", async () => {
  const { email, actor } = await createSignedIn();
  await change(actor);
  expect(await db().outboxMail.count({ where: { recipient: email } })).toBe(0);
  await createAccount(email);
});

test("the link restores the e-mail, ends every session and makes the password useless", async () => {
  const { email, actor, moved } = await memberWhoMoved();
  const token = await undoToken(email);
  const thief = await signIn(moved);
  expect(await canUndoEmailChange(token)).toBe(true);
  expect(await undoEmailChange({ token })).toEqual({ email });
  expect(await getUser(actor)).toMatchObject({ email, email_verified: true, pending_email: null });
  expect(await findActorByToken(thief.token)).toBeNull();
  const again = logIn({ email, password: PASSWORD }, somewhere());
  await expectError(again, "unauthenticated");
  expect(await mailsTo(moved, "email-change-undone")).toEqual([{ name: "Uji Coba" }]);

  await resetByCode(email, NEW_PASSWORD);
  const back = await signIn(email, NEW_PASSWORD);
  // A repeat must not sign the owner out.
  expect(await undoEmailChange({ token })).toEqual({ email });
  expect(await findActorByToken(back.token)).not.toBeNull();
  expect(await canUndoEmailChange(token)).toBe(false);
});

test("the first owner's link works after further changes, whose own links then don't", async () => {
  const { email, actor } = await aMember();
  const second = await change(actor);
  const third = await change(actor);
  const thiefs = await undoToken(second);
  await ask(actor);
  await undoEmailChange({ token: await undoToken(email) });
  expect(await getUser(actor)).toMatchObject({ email, pending_email: null });
  await expectError(undoEmailChange({ token: thiefs }), "invalid");
  expect(await mailsTo(third, "email-change-undone")).toHaveLength(1);
});

test("an undo ends the links to providers, of which one may have come by the undone e-mail", async () => {
  const { email, actor, moved } = await memberWhoMoved();
  const identity = identityOf(moved);
  expect(await logInByIdentity(identity, somewhere())).toMatchObject({ outcome: "signed-in" });
  await undoEmailChange({ token: await undoToken(email) });
  const later = await logInByIdentity(identity, somewhere());
  expect(later).toMatchObject({ outcome: "signed-in" });
  expect(later).not.toMatchObject({ userId: actor.userId });
});

test("an undo removes an authenticator app of the week before the change or later, and no older one", async () => {
  for (const daysBefore of [8, 6, -1]) {
    const { email, actor } = await aMember();
    const earlier = daysBefore > 0 ? await enrol(actor, PASSWORD) : null;
    wait(Math.max(0, daysBefore) * DAY);
    await change(actor, newEmail(), earlier?.recoveryCodes[0]);
    wait(DAY);
    if (!earlier) await enrol(actor, PASSWORD);
    await undoEmailChange({ token: await undoToken(email) });
    expect(await hasSecondFactor(actor.userId)).toBe(daysBefore === 8);
  }
});

test("a change can be undone for seven days, and the old e-mail is taken meanwhile", async () => {
  const { email } = await memberWhoMoved();
  const token = await undoToken(email);
  const stranger = await aMember();
  wait(7 * DAY - HOUR);
  await expectError(createAccount(email), { fields: { email: [TAKEN] } });
  await expectError(ask(stranger.actor, email), { fields: { email: [TAKEN] } });
  expect(await canUndoEmailChange(token)).toBe(true);
  wait(HOUR);
  expect(await canUndoEmailChange(token)).toBe(false);
  await expectError(undoEmailChange({ token }), "invalid");
  await createAccount(email);
});

test("the owner may go back to the old e-mail by another change", async () => {
  const { email, actor } = await memberWhoMoved();
  await change(actor, email);
  expect(await getUser(actor)).toMatchObject({ email, email_verified: true });
});

test("an undo whose old e-mail has another account all the same says so", async () => {
  const { email, actor, moved } = await memberWhoMoved();
  await db().user.create({
    data: { name: "Admin", email, phoneNumber: "", passwordHash: "none", role: "admin" },
  });
  await expectError(undoEmailChange({ token: await undoToken(email) }), {
    code: "conflict",
    message: expect.stringContaining("Your old email has another account"),
  });
  expect(await getUser(actor)).toMatchObject({ email: moved });
});

test("a made-up token undoes nothing", async () => {
  const { email } = await memberWhoMoved();
  const token = await undoToken(email);
  for (const forged of ["", token.slice(1), `${token}A`, "x".repeat(43)]) {
    expect(await canUndoEmailChange(forged)).toBe(false);
    await expectError(undoEmailChange({ token: forged }), "invalid");
  }
});

test("an e-mail that waits can be registered, and its confirmation then says that it is taken", async () => {
  const { email, actor, moved } = await memberWhoAsks();
  await createAccount(moved);
  const otp = await codeFor(actor, moved);
  await expectError(verifyCode({ email: moved, otp }, home(moved), actor), {
    message: TAKEN,
    body: { errors: TAKEN },
  });
  expect(await getUser(actor)).toMatchObject({ email });
});

test("of two accounts that confirm the same e-mail at once, one gets it", async () => {
  const [one, other] = [await aMember(), await aMember()];
  const moved = newEmail();
  const codes: { actor: Actor; otp: string }[] = [];
  for (const { actor } of [one, other]) {
    await ask(actor, moved);
    codes.push({ actor, otp: await codeFor(actor, moved) });
    wait(61_000);
  }
  // The second code has voided the first.
  await db().oneTimeCode.updateMany({ where: { email: moved }, data: { usedAt: null } });
  const results = await Promise.allSettled(
    codes.map(({ actor, otp }) => verifyCode({ email: moved, otp }, home(moved), actor)),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(results).toContainEqual(
    expect.objectContaining({ reason: expect.objectContaining({ message: TAKEN }) }),
  );
});

test("a pending change can be cancelled, and its code is worth nothing then", async () => {
  const { email, actor, moved } = await memberWhoAsks();
  const otp = await codeFor(actor, moved);
  expect(await cancelEmailChange(actor)).toMatchObject({ email, pending_email: null });
  expect(await cancelEmailChange(actor)).toMatchObject({ email, pending_email: null });
  await expectError(verifyCode({ email: moved, otp }, home(moved), actor), REFUSED);
  expect(await getUser(actor)).toMatchObject({ email });
});

test("a change that waits for more than a day is over", async () => {
  const { email, actor, moved } = await memberWhoAsks();
  wait(DAY);
  expect(await getUser(actor)).toMatchObject({ email, pending_email: null });
  await sendEditEmailCode(actor, { email: moved }, home(moved));
  expect(await db().outboxMail.count({ where: { recipient: moved } })).toBe(0);
  await ask(actor, moved);
  expect(await getUser(actor)).toMatchObject({ pending_email: moved });
});

test("a new password and the end of all sessions stop a pending change", async () => {
  const { email, actor, moved } = await memberWhoAsks();
  const otp = await codeFor(actor, moved);
  await resetByCode(email, NEW_PASSWORD);
  await expectError(verifyCode({ email: moved, otp }, home(moved)), REFUSED);

  const other = await aMember();
  await ask(other.actor);
  await endSessions(other.email);
  expect(await getUser(other.actor)).toMatchObject({ pending_email: null });
});

test("a reset code of an e-mail that the account has left is worth nothing", async () => {
  const { email, actor, token } = await aMember();
  await sendCode({ email, type: "reset-password" }, home(email));
  const otp = await waitingCode(email);
  await change(actor);
  const passwords = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
  await expectError(resetPassword({ email, otp, ...passwords }, home(email)), REFUSED);
  expect(await findActorByToken(token)).not.toBeNull();
});

test("changes are cleared away a day after they have run out", async () => {
  const { actor } = await memberWhoMoved();
  await ask(actor);
  const where = { userId: actor.userId };
  wait(2 * DAY + HOUR);
  await purgeExpired();
  expect(await db().emailChange.count({ where })).toBe(1);
  wait(6 * DAY);
  await purgeExpired();
  expect(await db().emailChange.count({ where })).toBe(0);
});

test("a mail with a code greets nobody by name before the e-mail is verified", async () => {
  const { email, actor } = await createSignedIn();
  const moved = await ask(actor);
  await sendEditEmailCode(actor, { email: moved }, home(moved));
  await sendCode({ email, type: "reset-password" }, home(email));
  expect(await mailsTo(moved, "edit-email-code")).toMatchObject([{ name: null }]);
  expect(await mailsTo(email, "reset-password-code")).toMatchObject([{ name: null }]);
  await db().user.update({ where: { email }, data: { emailVerifiedAt: new Date() } });
  wait(HOUR);
  await sendCode({ email, type: "reset-password" }, home(email));
  expect(await mailsTo(email, "reset-password-code")).toContainEqual(
    expect.objectContaining({ name: "Uji Coba" }),
  );
});
