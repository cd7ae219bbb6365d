import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logIn } from "#lib/accounts/log-in.ts";
import { purgeExpired } from "#lib/accounts/purge-expired.ts";
import { resetPassword } from "#lib/accounts/reset-password.ts";
import { sendCode, sendEditEmailCode } from "#lib/accounts/send-code.ts";
import { verifyCode } from "#lib/accounts/verify-code.ts";
import { findActorByToken } from "#lib/auth/session.ts";
import { db } from "#lib/database/db.ts";
import {
  createAccount,
  newEmail,
  PASSWORD,
  signIn,
  somewhere,
  waitingCode,
  wrongCode,
} from "#tests/factories/account.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const NEW_PASSWORD = "parang-kusumo-baru-7";

/** Both endpoints return the same error for every kind of wrong code. */
const REFUSED = { code: "invalid", message: "Invalid or expired OTP." };

// Fakes only the clock, because the database's connections need real timers.
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

function wait(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

async function send(email: string, type: "register" | "reset-password"): Promise<string> {
  await sendCode({ email, type }, somewhere());
  return waitingCode(email);
}

function reset(email: string, otp: string, password = NEW_PASSWORD): Promise<void> {
  return resetPassword({ email, otp, password, password_confirmation: password });
}

async function isVerified(email: string): Promise<boolean> {
  return (await db().user.findUniqueOrThrow({ where: { email } })).emailVerifiedAt !== null;
}

test("a register code verifies the e-mail and is used up", async () => {
  const { email } = await createAccount();
  const otp = await send(email, "register");
  expect(otp).toMatch(/^\d{8}$/);
  expect(await isVerified(email)).toBe(false);
  await verifyCode({ email, otp });
  expect(await isVerified(email)).toBe(true);
  await expect(verifyCode({ email, otp })).rejects.toMatchObject({
    ...REFUSED,
    body: { errors: "Invalid or expired OTP." },
  });
});

test("of two who bring the same code at once, one is let in", async () => {
  const { email } = await createAccount();
  const otp = await send(email, "register");
  const results = await Promise.allSettled([1, 2, 3, 4].map(() => verifyCode({ email, otp })));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("the table holds no code that could be read or tried out", async () => {
  const { email } = await createAccount();
  const otp = await send(email, "register");
  const row = await db().oneTimeCode.findFirstOrThrow({ where: { email } });
  expect(JSON.stringify(row)).not.toContain(otp);
  expect(row.codeHash).toMatch(/^[\w-]{43}$/);
});

test("a code lasts ten minutes", async () => {
  const { email } = await createAccount();
  const early = await send(email, "reset-password");
  wait(10 * MINUTE - SECOND);
  await verifyCode({ email, otp: early });
  wait(SECOND);
  await expect(verifyCode({ email, otp: early })).rejects.toMatchObject(REFUSED);
  await expect(reset(email, early)).rejects.toMatchObject(REFUSED);
});

test("a code can be asked for again after a minute, and the new one voids the old", async () => {
  const { email } = await createAccount();
  const first = await send(email, "register");
  wait(20 * SECOND);
  await expect(send(email, "register")).rejects.toMatchObject({
    code: "too-many-requests",
    headers: { "retry-after": "40" },
    body: { retry_after: 40 },
  });
  wait(41 * SECOND);
  const second = await send(email, "register");
  await expect(verifyCode({ email, otp: first })).rejects.toMatchObject(REFUSED);
  await verifyCode({ email, otp: second });
});

test("an e-mail gets five codes an hour, known or not", async () => {
  for (const email of [(await createAccount()).email, newEmail()]) {
    for (let sent = 0; sent < 5; sent += 1) {
      await sendCode({ email, type: "register" }, somewhere());
      wait(61 * SECOND);
    }
    const refused = sendCode({ email, type: "register" }, somewhere());
    await expect(refused).rejects.toMatchObject({ code: "too-many-requests" });
    wait(60 * MINUTE);
    await sendCode({ email, type: "register" }, somewhere());
  }
});

test("one address doesn't get codes for the whole world", async () => {
  const from = somewhere();
  const asked = Array.from({ length: 101 }, () =>
    sendCode({ email: newEmail(), type: "register" }, from),
  );
  const results = await Promise.allSettled(asked);
  expect(results.filter(({ status }) => status === "rejected")).toHaveLength(1);
});

test("an unknown e-mail leaves the same rows behind, but for the mail", async () => {
  const email = newEmail();
  await sendCode({ email, type: "reset-password" }, somewhere());
  expect(await db().oneTimeCode.count({ where: { email, userId: null } })).toBe(1);
  expect(await db().outboxMail.count({ where: { recipient: email } })).toBe(0);
  await expect(verifyCode({ email, otp: wrongCode() })).rejects.toMatchObject(REFUSED);
  await expect(reset(email, wrongCode())).rejects.toMatchObject(REFUSED);
});

test("five wrong tries, counted over both endpoints, are the end of a code", async () => {
  const { email } = await createAccount();
  const otp = await send(email, "reset-password");
  const wrong = wrongCode(otp);
  for (const attempt of [1, 2, 3]) {
    await expect(verifyCode({ email, otp: wrong }), `${attempt}`).rejects.toMatchObject(REFUSED);
  }
  await expect(reset(email, wrong)).rejects.toMatchObject(REFUSED);
  await expect(reset(email, wrong)).rejects.toMatchObject(REFUSED);
  await expect(verifyCode({ email, otp })).rejects.toMatchObject(REFUSED);
  await expect(reset(email, otp)).rejects.toMatchObject(REFUSED);
});

test("a right try doesn't count: after four wrong ones the reset goes through", async () => {
  const { email } = await createAccount();
  const otp = await send(email, "reset-password");
  for (let wrong = 0; wrong < 4; wrong += 1) {
    await expect(verifyCode({ email, otp: wrongCode(otp) })).rejects.toMatchObject(REFUSED);
  }
  await verifyCode({ email, otp });
  await verifyCode({ email, otp });
  await reset(email, otp);
  await expect(reset(email, otp)).rejects.toMatchObject(REFUSED);
});

test("200 wrong guesses at once over both endpoints, then the right code: refused, and a new code helps", async () => {
  const { email } = await createAccount();
  const otp = await send(email, "reset-password");
  const guesses = Array.from({ length: 200 }, (_, index) => {
    const guess = String((Number(otp) + index + 1) % 100_000_000).padStart(8, "0");
    return index % 2 === 0 ? verifyCode({ email, otp: guess }) : reset(email, guess);
  });
  const results = await Promise.allSettled(guesses);
  for (const result of results) {
    expect(result).toMatchObject({ status: "rejected", reason: REFUSED });
  }
  expect((await db().oneTimeCode.findFirstOrThrow({ where: { email } })).tries).toBe(5);
  await expect(verifyCode({ email, otp })).rejects.toMatchObject(REFUSED);
  await expect(reset(email, otp)).rejects.toMatchObject(REFUSED);

  expect(await logIn({ email, password: PASSWORD }, somewhere())).toBeDefined();
  wait(61 * SECOND);
  await reset(email, await send(email, "reset-password"));
  expect(await logIn({ email, password: NEW_PASSWORD }, somewhere())).toBeDefined();
});

test("a reset changes the password, ends every session and tells the owner", async () => {
  const { email } = await createAccount();
  const [phone, laptop] = [await signIn(email), await signIn(email)];
  const stranger = await signIn((await createAccount()).email);
  await reset(email, await send(email, "reset-password"));
  expect(await findActorByToken(phone.token)).toBeNull();
  expect(await findActorByToken(laptop.token)).toBeNull();
  expect(await findActorByToken(stranger.token)).not.toBeNull();
  await expect(logIn({ email, password: PASSWORD }, somewhere())).rejects.toMatchObject({
    code: "unauthenticated",
  });
  expect(await logIn({ email, password: NEW_PASSWORD }, somewhere())).toBe(phone.actor.userId);
  expect(
    await db().outboxMail.count({ where: { recipient: email, template: "password-changed" } }),
  ).toBe(1);
});

test("a common password is refused before a try is counted", async () => {
  const { email } = await createAccount();
  const otp = await send(email, "reset-password");
  await expect(reset(email, otp, "Password123")).rejects.toMatchObject({
    code: "invalid",
    fields: { password: [expect.stringContaining("too common")] },
  });
  expect((await db().oneTimeCode.findFirstOrThrow({ where: { email } })).tries).toBe(0);
});

test("a register code opens no reset", async () => {
  const { email } = await createAccount();
  await expect(reset(email, await send(email, "register"))).rejects.toMatchObject(REFUSED);
});

test("an edit-email code verifies the caller's own e-mail", async () => {
  const { email } = await createAccount();
  const { actor } = await signIn(email);
  await sendEditEmailCode(actor, { email });
  await verifyCode({ email, otp: await waitingCode(email) });
  expect(await isVerified(email)).toBe(true);
});

test("an e-mail that the caller neither has nor changes to gets no edit-email code", async () => {
  const { actor } = await signIn((await createAccount()).email);
  for (const email of [newEmail(), (await createAccount()).email]) {
    await sendEditEmailCode(actor, { email });
    expect(await db().outboxMail.count({ where: { recipient: email } })).toBe(0);
  }
});

test("what has run out is cleared away, and nothing else", async () => {
  const { email } = await createAccount();
  await send(email, "register");
  const { token } = await signIn(email);
  wait(25 * 60 * MINUTE);
  await purgeExpired();
  expect(await db().oneTimeCode.count({ where: { email } })).toBe(0);
  expect(await db().rateLimit.count({ where: { expire: { lt: Date.now() } } })).toBe(0);
  expect(await findActorByToken(token)).not.toBeNull();
});
