import { expect, test, vi } from "vitest";
import { blockAccount } from "#lib/accounts/customers/block-account.ts";
import { logIn } from "#lib/accounts/log-in.ts";
import { resetPassword } from "#lib/accounts/passwords/reset-password.ts";
import { purgeExpired } from "#lib/accounts/purge-expired.ts";
import { sendCode, sendEditEmailCode } from "#lib/accounts/send-code.ts";
import { verifyCode } from "#lib/accounts/verify-code.ts";
import { endSession, findActorByToken } from "#lib/auth/session.ts";
import { db } from "#lib/database/db.ts";
import { AppError } from "#lib/errors.ts";
import { limit, queues } from "#lib/limits/limit.ts";
import { LIMITS } from "#lib/limits/limits.ts";
import {
  createAccount,
  createSignedIn,
  home,
  knownBrowser,
  newEmail,
  PASSWORD,
  signIn,
  somewhere,
  waitingCode,
  wrongCode,
} from "#tests/factories/account.ts";
import { buy } from "#tests/factories/placed-order.ts";
import { createProduct } from "#tests/factories/product.ts";
import { expectError, outcomesOf } from "#tests/setup/expect-error.ts";
import { fakeDate, wait } from "#tests/setup/fake-date.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const NEW_PASSWORD = "parang-kusumo-baru-7";

/** Both endpoints return the same error for every kind of wrong code. */
const REFUSED = { code: "invalid", message: "Invalid or expired OTP." };

fakeDate();

type Type = "register" | "reset-password";

/** Has a code sent from the owner's home, unless told another place. */
async function send(email: string, type: Type, from = home(email)): Promise<string> {
  await sendCode({ email, type }, from);
  return waitingCode(email);
}

async function accountWithCode(type: Type) {
  const { email } = await createAccount();
  return { email, otp: await send(email, type) };
}

function verify(email: string, otp: string, from = home(email)): Promise<void> {
  return verifyCode({ email, otp }, from);
}

function reset(
  email: string,
  otp: string,
  password = NEW_PASSWORD,
  from = home(email),
): Promise<string> {
  return resetPassword({ email, otp, password, password_confirmation: password }, from);
}

/** Returns the tries on an e-mail's code: by who asked for it, and by others. */
async function triesOn(email: string): Promise<number[]> {
  const { id } = await db().oneTimeCode.findFirstOrThrow({ where: { email } });
  return Promise.all([limit("code-own", id).used(), limit("code-others", id).used()]);
}

const mailsTo = (recipient: string, where: { template?: string } = {}) =>
  db().outboxMail.count({ where: { recipient, ...where } });

async function isVerified(email: string): Promise<boolean> {
  return (await db().user.findUniqueOrThrow({ where: { email } })).emailVerifiedAt !== null;
}

test("a register code verifies the e-mail and is used up", async () => {
  const { email, otp } = await accountWithCode("register");
  expect(otp).toMatch(/^\d{8}$/);
  expect(await isVerified(email)).toBe(false);
  await verify(email, otp);
  expect(await isVerified(email)).toBe(true);
  await expectError(verify(email, otp), {
    ...REFUSED,
    body: { errors: "Invalid or expired OTP." },
  });
});

test("of two who bring the same code at once, one is let in", async () => {
  const { email, otp } = await accountWithCode("register");
  const outcomes = await outcomesOf([1, 2, 3, 4].map(() => verify(email, otp)));
  expect(outcomes.toSorted()).toEqual(["invalid", "invalid", "invalid", null]);
});

test("the table holds no code that could be read or tried out", async () => {
  const { email, otp } = await accountWithCode("register");
  const row = await db().oneTimeCode.findFirstOrThrow({ where: { email } });
  expect(JSON.stringify(row)).not.toContain(otp);
  expect(row.codeHash).toMatch(/^[\w-]{43}$/);
});

test("a code lasts ten minutes", async () => {
  const { email } = await createAccount();
  const early = await send(email, "reset-password");
  wait(10 * MINUTE - SECOND);
  await verify(email, early);
  wait(SECOND);
  await expectError(verify(email, early), REFUSED);
  await expectError(reset(email, early), REFUSED);
});

test("a code can be asked for again after a minute, and the new one voids the old", async () => {
  const { email } = await createAccount();
  const first = await send(email, "register");
  wait(20 * SECOND);
  await expectError(send(email, "register"), {
    code: "too-many-requests",
    headers: { "retry-after": "40" },
    body: { retry_after: 40 },
  });
  wait(41 * SECOND);
  const second = await send(email, "register");
  await expectError(verify(email, first), REFUSED);
  await verify(email, second);
});

test("one address gets five codes an hour for an e-mail, known or not", async () => {
  for (const email of [(await createAccount()).email, newEmail()]) {
    for (let sent = 0; sent < 5; sent += 1) {
      await sendCode({ email, type: "register" }, home(email));
      wait(61 * SECOND);
    }
    const refused = sendCode({ email, type: "register" }, home(email));
    await expectError(refused, "too-many-requests");
    wait(60 * MINUTE);
    await sendCode({ email, type: "register" }, home(email));
  }
});

test("one address doesn't get codes for the whole world", async () => {
  const from = somewhere();
  const asked = Array.from({ length: 101 }, () =>
    sendCode({ email: newEmail(), type: "register" }, from),
  );
  expect((await outcomesOf(asked)).filter(Boolean)).toEqual(["too-many-requests"]);
});

test("an unknown e-mail leaves the same rows behind, but for the mail", async () => {
  const email = newEmail();
  await sendCode({ email, type: "reset-password" }, somewhere());
  expect(await db().oneTimeCode.count({ where: { email, userId: null } })).toBe(1);
  expect(await mailsTo(email)).toBe(0);
  await expectError(verify(email, wrongCode()), REFUSED);
  await expectError(reset(email, wrongCode()), REFUSED);
});

test("five wrong tries, counted over both endpoints, are the end of a code", async () => {
  const { email, otp } = await accountWithCode("reset-password");
  const wrong = wrongCode(otp);
  for (const _ of [1, 2, 3]) await expectError(verify(email, wrong), REFUSED);
  await expectError(reset(email, wrong), REFUSED);
  await expectError(reset(email, wrong), REFUSED);
  await expectError(verify(email, otp), REFUSED);
  await expectError(reset(email, otp), REFUSED);
});

test("a right try doesn't count: after four wrong ones the reset goes through", async () => {
  const { email, otp } = await accountWithCode("reset-password");
  for (let wrong = 0; wrong < 4; wrong += 1) {
    await expectError(verify(email, wrongCode(otp)), REFUSED);
  }
  await verify(email, otp);
  await verify(email, otp);
  await reset(email, otp);
  await expectError(reset(email, otp), REFUSED);
});

test("100 wrong guesses at once over both endpoints, then the right code: refused, and a new code helps", async () => {
  const { email, otp } = await accountWithCode("reset-password");
  const guesses = Array.from({ length: 100 }, (_, index) => {
    const guess = String((Number(otp) + index + 1) % 100_000_000).padStart(8, "0");
    return index % 2 === 0 ? verify(email, guess) : reset(email, guess);
  });
  const results = await Promise.allSettled(guesses);
  for (const result of results) {
    expect(result).toMatchObject({ status: "rejected", reason: REFUSED });
  }
  expect(await triesOn(email)).toEqual([100, 0]);
  await expectError(verify(email, otp), REFUSED);
  await expectError(reset(email, otp), REFUSED);

  expect(await logIn({ email, password: PASSWORD }, somewhere())).toBeDefined();
  wait(61 * SECOND);
  await reset(email, await send(email, "reset-password"));
  expect(await logIn({ email, password: NEW_PASSWORD }, somewhere())).toBeDefined();
});

test("a reset changes the password, ends every session and tells the owner", async () => {
  const { email } = await createAccount();
  const [phone, laptop] = [await signIn(email), await signIn(email)];
  const stranger = await createSignedIn();
  await reset(email, await send(email, "reset-password"));
  expect(await findActorByToken(phone.token)).toBeNull();
  expect(await findActorByToken(laptop.token)).toBeNull();
  expect(await findActorByToken(stranger.token)).not.toBeNull();
  await expectError(logIn({ email, password: PASSWORD }, somewhere()), "unauthenticated");
  expect((await logIn({ email, password: NEW_PASSWORD }, somewhere())).userId).toBe(
    phone.actor.userId,
  );
  expect(await mailsTo(email, { template: "password-changed" })).toBe(1);
});

test("a common password is refused before a try is counted", async () => {
  const { email, otp } = await accountWithCode("reset-password");
  await expectError(reset(email, otp, "Password123"), {
    code: "invalid",
    fields: { password: [expect.stringContaining("too common")] },
  });
  expect(await triesOn(email)).toEqual([0, 0]);
});

test("a register code opens no reset", async () => {
  const { email } = await createAccount();
  await expectError(reset(email, await send(email, "register")), REFUSED);
});

test("an edit-email code verifies the caller's own e-mail", async () => {
  const { email, actor } = await createSignedIn();
  await sendEditEmailCode(actor, { email }, home(email));
  await verify(email, await waitingCode(email));
  expect(await isVerified(email)).toBe(true);
});

test("an e-mail that the caller neither has nor changes to gets no edit-email code", async () => {
  const { actor } = await createSignedIn();
  for (const email of [newEmail(), (await createAccount()).email]) {
    await sendEditEmailCode(actor, { email }, home(email));
    expect(await mailsTo(email)).toBe(0);
  }
});

/** Asks for a code from addresses that nobody else has. */
async function askFromElsewhere(email: string, type: Type, times: number) {
  const notes: (string | null)[] = [];
  for (let asked = 0; asked < times; asked += 1) {
    notes.push(await sendCode({ email, type }, somewhere()));
    wait(SECOND);
  }
  return notes;
}

/** Tries wrong codes from as many addresses, one after the other. */
async function guessFromElsewhere(email: string, right: string, addresses: number) {
  for (let guess = 0; guess < addresses; guess += 1) {
    await verify(email, wrongCode(right), somewhere()).catch(() => {});
  }
}

test("a code that strangers ask for leaves the owner's alive", async () => {
  const { email, otp } = await accountWithCode("reset-password");
  await askFromElsewhere(email, "reset-password", 5);
  await reset(email, otp);
});

test("strangers' tries don't use up those of who asked for the code", async () => {
  const { email, otp } = await accountWithCode("reset-password");
  await guessFromElsewhere(email, otp, 10);
  expect(await triesOn(email)).toEqual([0, 10]);
  for (let wrong = 0; wrong < 4; wrong += 1) {
    await expectError(verify(email, wrongCode(otp)), REFUSED);
  }
  await reset(email, otp);
});

test("an address has five tries an hour at codes that others asked for", async () => {
  const { email, otp } = await accountWithCode("reset-password");
  const stranger = somewhere();
  for (let wrong = 0; wrong < 5; wrong += 1) {
    await expectError(verify(email, wrongCode(otp), stranger), REFUSED);
  }
  await expectError(verify(email, otp, stranger), REFUSED);
  // A phone that has changed its network.
  await verify(email, otp, somewhere());
  await reset(email, otp, NEW_PASSWORD, somewhere());
});

test("of 200 addresses that try codes at once, ten are compared and the others wait their turn", async () => {
  const { email, otp } = await accountWithCode("reset-password");
  const turn = vi
    .spyOn(queues["code-others"], "acquire")
    .mockRejectedValue(new AppError("too-many-requests", "Too many attempts."));
  const tries = Array.from({ length: 200 }, () => verify(email, wrongCode(otp), somewhere()));
  await Promise.allSettled(tries);
  expect(turn).toHaveBeenCalledTimes(190);
  vi.restoreAllMocks();
});

test("beyond ten codes an hour they come more slowly, and one that lives is in the mailbox", async () => {
  const { email } = await createAccount();
  const notes = await askFromElsewhere(email, "reset-password", 13);
  expect(notes).toEqual([...Array(11).fill(null), ...Array(2).fill(expect.any(String))]);
  expect(notes[12]).toMatch(/newest one in the mailbox/);
  expect(await mailsTo(email)).toBe(11);
  wait(5 * MINUTE + SECOND);
  expect(await askFromElsewhere(email, "reset-password", 2)).toEqual([null, expect.any(String)]);
  // Another purpose isn't held back by these.
  expect(await askFromElsewhere(email, "register", 1)).toEqual([null]);
});

test("the owner in a new browser gets in by a code that strangers asked for and have tried", async () => {
  const { email } = await createAccount();
  await askFromElsewhere(email, "reset-password", 11);
  expect(await sendCode({ email, type: "reset-password" }, home(email))).not.toBeNull();
  const otp = await waitingCode(email);
  await guessFromElsewhere(email, otp, 11);
  await verify(email, otp);
  await reset(email, otp);
  expect(await logIn({ email, password: NEW_PASSWORD }, home(email))).toBeDefined();
});

test("a known browser gets its codes, whatever strangers ask for", async () => {
  const { id, email } = await createAccount();
  await verify(email, await send(email, "register"));
  const owner = knownBrowser(id);
  await askFromElsewhere(email, "reset-password", 12);
  await limit("code-address", owner.group).count(1_000);
  expect(await sendCode({ email, type: "reset-password" }, owner)).toBeNull();
  const otp = await waitingCode(email);
  await guessFromElsewhere(email, otp, 10);
  // The code remembers the browser, at whatever address it is.
  await reset(email, otp, NEW_PASSWORD, { ...owner, group: somewhere().group });
});

test("an unknown e-mail is held back like a known one", async () => {
  const email = newEmail();
  const known = (await createAccount()).email;
  expect(await askFromElsewhere(email, "register", 13)).toEqual(
    await askFromElsewhere(known, "register", 13),
  );
});

test("a browser known to another account gets no codes of its own for this one", async () => {
  const { email } = await createAccount();
  const stranger = knownBrowser((await createAccount()).id);
  await sendCode({ email, type: "register" }, stranger);
  const again = sendCode({ email, type: "register" }, { ...stranger, device: null });
  await expectError(again, "too-many-requests");
});

test("one address doesn't try codes of the whole world", async () => {
  const from = somewhere();
  await limit("code-try-address", `address ${from.group}`).count(199);
  await expectError(verify(newEmail(), wrongCode(), from), REFUSED);
  await expectError(verify(newEmail(), wrongCode(), from), "too-many-requests");
  await expectError(reset(newEmail(), wrongCode(), NEW_PASSWORD, from), "too-many-requests");
});

test("a browser that knows another account shares the limit of its address, the owner's doesn't", async () => {
  const { id, email } = await createAccount();
  const stranger = knownBrowser((await createAccount()).id);
  const owner = { ...knownBrowser(id), group: stranger.group };
  await limit("code-try-address", `address ${stranger.group}`).count(200);
  await expectError(verify(email, wrongCode(), stranger), "too-many-requests");
  await expectError(verify(email, wrongCode(), owner), REFUSED);
});

test("right codes don't count against their address", async () => {
  const { email } = await createAccount();
  const from = somewhere();
  const otp = await send(email, "reset-password", from);
  await limit("code-try-address", `address ${from.group}`).count(199);
  for (let time = 0; time < 3; time += 1) await verify(email, otp, from);
});

test("the day's code mails to unverified e-mails are limited, and verified owners get theirs", async () => {
  const [verified, unverified] = [await createAccount(), await createAccount()];
  await verify(verified.email, await send(verified.email, "register"));
  await limit("code-unverified", "unverified").count(LIMITS["code-unverified"].most);
  await limit("code-unverified-first", "unverified").count(250);
  const notes: (string | null)[] = [];
  for (const email of [verified.email, unverified.email, newEmail()]) {
    notes.push(await sendCode({ email, type: "reset-password" }, somewhere()));
  }
  expect(notes[0]).toMatch(/unverified emails today/);
  expect(new Set(notes).size).toBe(1);
  const template = "reset-password-code";
  const received = (email: string) => mailsTo(email, { template });
  expect([await received(verified.email), await received(unverified.email)]).toEqual([1, 0]);
  await limit("code-unverified", "unverified").reset();
  await limit("code-unverified-first", "unverified").reset();
});

test("once the day's code mails are used up, a network that has had none gets one", async () => {
  await limit("code-unverified", "unverified").count(LIMITS["code-unverified"].most);
  const { group } = somewhere();
  const [first, second] = [await createAccount(), await createAccount()];
  const notes: (string | null)[] = [];
  for (const { email } of [first, second]) {
    notes.push(await sendCode({ email, type: "register" }, { group, device: null }));
  }
  expect(notes).toEqual([null, expect.stringContaining("unverified emails today")]);
  expect([await mailsTo(first.email), await mailsTo(second.email)]).toEqual([1, 0]);
  await limit("code-unverified", "unverified").reset();
  await limit("code-unverified-first", "unverified").reset();
});

test.each([
  ["an address", "test one", "test one", "test two"],
  ["the /64 networks of a /48", "2001:db8:7::/48", "2001:db8:7:9::/64", "2001:db8:8:9::/64"],
])("code mails to unverified e-mails are limited for %s", async (_, network, group, neighbour) => {
  const { email } = await createAccount();
  await limit("code-unverified-network", ["unverified", network]).count(200);
  const askIn = (from: string) =>
    sendCode({ email, type: "register" }, { group: from, device: null });
  expect(await askIn(group)).toMatch(/unverified emails today/);
  expect(await mailsTo(email)).toBe(0);
  expect(await askIn(neighbour)).toBeNull();
  expect(await mailsTo(email)).toBe(1);
});

test("browsers known to an unverified account are held back as others are", async () => {
  const { email, id } = await createAccount();
  for (let sent = 0; sent < 15; sent += 1) {
    await sendCode({ email, type: "register" }, knownBrowser(id));
  }
  expect(await mailsTo(email)).toBeLessThan(13);
});

test("a code of an earlier release, which knows no requester, can be tried by everybody", async () => {
  const { email, otp } = await accountWithCode("reset-password");
  await db().oneTimeCode.updateMany({ where: { email }, data: { requestedBy: "" } });
  await verify(email, otp);
  await reset(email, otp);
});

test("an account goes 30 days after its last use if nobody verified the e-mail or ordered", async () => {
  const DAY = 24 * 60 * MINUTE;
  const [unused, verified, buyer, visitor, blocked] = await Promise.all([
    createAccount(),
    createAccount(),
    createAccount(),
    createAccount(),
    createAccount(),
  ]);
  await verify(verified.email, await send(verified.email, "register"));
  const shopper = await signIn(buyer.email);
  await buy(shopper.actor, await createProduct());
  await blockAccount(blocked.email);
  wait(15 * DAY);
  await endSession((await signIn(visitor.email)).actor);
  wait(14 * DAY);
  const all = [unused, verified, buyer, visitor, blocked];
  const left = async () => {
    await purgeExpired();
    const rows = await db().user.findMany({ where: { id: { in: all.map(({ id }) => id) } } });
    return new Set(rows.map(({ id }) => id));
  };
  expect(await left()).toEqual(new Set(all.map(({ id }) => id)));
  wait(2 * DAY);
  const kept = all.filter((account) => account !== unused);
  expect(await left()).toEqual(new Set(kept.map(({ id }) => id)));
  wait(15 * DAY);
  expect(await left()).toEqual(new Set([verified.id, buyer.id, blocked.id]));
});

test("what has run out is cleared away, and nothing else", async () => {
  const { email } = await createAccount();
  await send(email, "register");
  const { token } = await signIn(email);
  const ended = await signIn(email);
  await endSession(ended.actor);
  wait(25 * 60 * MINUTE);
  await purgeExpired();
  expect(await db().session.count({ where: { id: ended.actor.sessionId } })).toBe(0);
  expect(await db().oneTimeCode.count({ where: { email } })).toBe(0);
  expect(await db().rateLimit.count({ where: { expire: { lt: Date.now() } } })).toBe(0);
  expect(await findActorByToken(token)).not.toBeNull();
});
