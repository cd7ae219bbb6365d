import { afterEach, expect, test, vi } from "vitest";
import { createAdmin } from "#lib/accounts/admins/create-admin.ts";
import { logIn } from "#lib/accounts/log-in.ts";
import { confirmSecondFactor } from "#lib/accounts/second-factor/confirm-second-factor.ts";
import { getSecondFactor } from "#lib/accounts/second-factor/get-second-factor.ts";
import { prepareSecondFactor } from "#lib/accounts/second-factor/prepare-second-factor.ts";
import { removeLostFactor } from "#lib/accounts/second-factor/remove-lost-factor.ts";
import { removeSecondFactor } from "#lib/accounts/second-factor/remove-second-factor.ts";
import { renewRecoveryCodes } from "#lib/accounts/second-factor/renew-recovery-codes.ts";
import { findActorByToken } from "#lib/auth/session.ts";
import { db } from "#lib/database/db.ts";
import {
  createAccount,
  createSignedIn,
  createVerifiedAccount,
  newEmail,
  PASSWORD,
  resetByCode,
  signIn,
  somewhere,
} from "#tests/factories/account.ts";
import { appCode, wrongAppCode } from "#tests/factories/app-code.ts";
import { enrol } from "#tests/factories/second-factor.ts";
import { expectError, outcomesOf } from "#tests/setup/expect-error.ts";

afterEach(() => vi.useRealTimers());

/** Creates an account with an authenticator app. */
async function enrolled() {
  const account = await createSignedIn();
  return { ...account, ...(await enrol(account.actor, PASSWORD)) };
}

async function logInWith(email: string, code?: string, password = PASSWORD) {
  const input = { email, password, ...(code !== undefined && { code }) };
  return (await logIn(input, somewhere())).userId;
}

const asked = { code: "unauthenticated", body: { second_factor: true } };

async function noticesTo(email: string): Promise<unknown[]> {
  const mails = await db().outboxMail.findMany({
    where: { recipient: email, template: "second-factor-changed" },
    orderBy: [{ createdAt: "asc" }],
  });
  return mails.map(({ data }) => (data as { change: string }).change);
}

test("the right password alone doesn't sign in, and says that a code is wanted", async () => {
  const { email, actor, key } = await enrolled();
  await expectError(logInWith(email), asked);
  await expectError(logInWith(email, ""), asked);
  await expectError(logInWith(email, wrongAppCode(key)), asked);
  expect(await logInWith(email, appCode(key, 1))).toBe(actor.userId);
});

test("a wrong password gets the same answer with and without a second factor, and the right code", async () => {
  const { email, key } = await enrolled();
  const attempts: [email: string, code?: string][] = [
    [email],
    [email, appCode(key, 1)],
    [newEmail(), "123456"],
  ];
  for (const [who, code] of attempts) {
    const error = await logInWith(who, code, "bukan-kata-sandinya").catch((reason) => reason);
    expect(error).toMatchObject({ code: "unauthenticated", message: "Invalid password or email!" });
    expect(error.body).toBeUndefined();
  }
});

test("a code of the app works once, also where two use it at the same time", async () => {
  const { email, key } = await enrolled();
  const code = appCode(key, 1);
  const outcomes = await outcomesOf([1, 2, 3, 4].map(() => logInWith(email, code)));
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
  await expectError(logInWith(email, code), asked);
  // The code before it is used up as well.
  await expectError(logInWith(email, appCode(key)), asked);
});

test("a recovery code works once, however it is written, and the owner is told", async () => {
  const { email, actor, recoveryCodes } = await enrolled();
  const [first = "", second = ""] = recoveryCodes;
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await logInWith(email, ` ${first.replace("-", " ").toUpperCase()} `)).toBe(actor.userId);
  await expectError(logInWith(email, first), asked);
  expect(await logInWith(email, second)).toBe(actor.userId);
  expect(await noticesTo(email)).toEqual(["added", "recovery-code-used", "recovery-code-used"]);
  expect(await getSecondFactor(actor)).toMatchObject({ codesLeft: 8 });
});

test("neither the app's key nor the recovery codes stand readable in the database", async () => {
  const { actor, key, recoveryCodes } = await enrolled();
  const { userId } = actor;
  const rows = JSON.stringify([
    await db().secondFactor.findMany({ where: { userId }, omit: { lastStep: true } }),
    await db().recoveryCode.findMany({ where: { userId } }),
  ]);
  expect(rows).not.toContain(key);
  for (const code of recoveryCodes) expect(rows).not.toContain(code);
});

test("another account's key, put into one's own row, is worth nothing", async () => {
  const [mine, theirs] = [await enrolled(), await enrolled()];
  const { sealedSecret } = await db().secondFactor.findUniqueOrThrow({
    where: { userId: mine.actor.userId },
  });
  await db().secondFactor.update({
    where: { userId: theirs.actor.userId },
    data: { sealedSecret },
  });
  await expectError(logInWith(theirs.email, appCode(mine.key, 1)), asked);
});

test("guesses of the app's code are limited, and the owner still comes in by a recovery code", async () => {
  const { email, actor, key, recoveryCodes } = await enrolled();
  const wrong = wrongAppCode(key);
  const codes = await outcomesOf(Array.from({ length: 14 }, () => logInWith(email, wrong)));
  expect(codes.filter((code) => code === "unauthenticated")).toHaveLength(10);
  expect(codes.filter((code) => code === "too-many-requests")).toHaveLength(4);
  await expectError(logInWith(email, appCode(key, 1)), "too-many-requests");
  expect(await logInWith(email, recoveryCodes[0])).toBe(actor.userId);
});

test("a stranger without the password can't use up the second step", async () => {
  const { email, actor, key } = await enrolled();
  for (let guess = 0; guess < 9; guess += 1) {
    await logInWith(email, "000000", "bukan-kata-sandinya").catch(() => {});
  }
  expect(await logInWith(email, appCode(key, 1))).toBe(actor.userId);
});

test("a password reset by a mailed code doesn't go round the second factor", async () => {
  const { email, actor, key } = await enrolled();
  const password = "angin-di-sawah-27";
  await resetByCode(email, password);
  await expectError(logInWith(email, undefined, password), asked);
  expect(await logInWith(email, appCode(key, 1), password)).toBe(actor.userId);
});

test("turning it on needs the password and a right code, and ends the other sessions", async () => {
  const { email } = await createAccount();
  const [{ actor, token }, other] = [await signIn(email), await signIn(email)];
  const { setup, key } = await prepareSecondFactor(actor);
  const input = { setup, password: PASSWORD, code: appCode(key) };
  await expectError(confirmSecondFactor(actor, input), "conflict");
  await db().user.update({ where: { email }, data: { emailVerifiedAt: new Date() } });
  const wrong: [object, string][] = [
    [{ password: "bukan-kata-sandinya" }, "password"],
    [{ code: wrongAppCode(key) }, "code"],
    [{ setup: "made up" }, "setup"],
  ];
  for (const [change, field] of wrong) {
    await expectError(confirmSecondFactor(actor, { ...input, ...change }), {
      code: "invalid",
      fields: { [field]: [expect.any(String)] },
    });
  }
  expect(await getSecondFactor(actor)).toMatchObject({ confirmedAt: null, codesLeft: 0 });
  expect(await logInWith(email)).toBe(actor.userId);
  expect(await confirmSecondFactor(actor, input)).toHaveLength(10);
  expect(await findActorByToken(token)).not.toBeNull();
  expect(await findActorByToken(other.token)).toBeNull();
});

test("a setup is good for one account and one hour", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const [mine, theirs] = [await createAccount(), await createAccount()];
  const both = { id: { in: [mine.id, theirs.id] } };
  await db().user.updateMany({ where: both, data: { emailVerifiedAt: new Date() } });
  const [{ actor }, stranger] = [await signIn(mine.email), await signIn(theirs.email)];
  const { setup, key } = await prepareSecondFactor(actor);
  const input = () => ({ setup, password: PASSWORD, code: appCode(key) });
  const refused = { code: "invalid", fields: { setup: [expect.any(String)] } };
  await expectError(confirmSecondFactor(stranger.actor, input()), refused);
  vi.setSystemTime(Date.now() + 3_600_000);
  await expectError(confirmSecondFactor(actor, input()), refused);
});

test("another app takes the place of the present one only with a code of it", async () => {
  const { email, actor, recoveryCodes } = await enrolled();
  const { setup, key } = await prepareSecondFactor(actor);
  const input = { setup, password: PASSWORD, code: appCode(key) };
  for (const present of [{}, { present_code: "" }, { present_code: input.code }]) {
    await expectError(confirmSecondFactor(actor, { ...input, ...present }), {
      fields: { present_code: [expect.any(String)] },
    });
  }
  const [present_code = "", earlier = ""] = recoveryCodes;
  const renewed = await confirmSecondFactor(actor, { ...input, present_code });
  await expectError(logInWith(email, earlier), asked);
  expect(await logInWith(email, renewed[0])).toBe(actor.userId);
  expect(await logInWith(email, appCode(key, 1))).toBe(actor.userId);
});

test("of two apps that are confirmed at once, one is there and says so", async () => {
  const { email, actor } = await createSignedIn(createVerifiedAccount());
  const apps = [await prepareSecondFactor(actor), await prepareSecondFactor(actor)];
  const results = await Promise.allSettled(
    apps.map(({ setup, key }) =>
      confirmSecondFactor(actor, { setup, password: PASSWORD, code: appCode(key) }),
    ),
  );
  const won = results.findIndex(({ status }) => status === "fulfilled");
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await logInWith(email, appCode(apps[won]?.key ?? "", 1))).toBe(actor.userId);
});

test("new recovery codes and turning it off need password and code, end other sessions, tell the owner", async () => {
  const { email, actor, token, key, recoveryCodes } = await enrolled();
  const [one = "", two = ""] = recoveryCodes;
  const changes = [renewRecoveryCodes, removeSecondFactor];
  for (const change of changes) {
    await expectError(change(actor, { password: "salah-8888", code: one }), {
      fields: { password: ["This isn't your password"] },
    });
    await expectError(change(actor, { password: PASSWORD, code: wrongAppCode(key) }), {
      fields: { code: [expect.any(String)] },
    });
  }
  const signInAgain = async (code: string) => {
    const userId = await logInWith(email, code);
    return db().session.create({ data: { userId, expiresAt: new Date(Date.now() + 1_000_000) } });
  };
  const isLive = async ({ id }: { id: string }) =>
    (await db().session.findUniqueOrThrow({ where: { id } })).revokedAt === null;

  const first = await signInAgain(one);
  const renewed = await renewRecoveryCodes(actor, { password: PASSWORD, code: appCode(key, 1) });
  expect(await isLive(first)).toBe(false);
  await expectError(logInWith(email, two), asked);

  const [three = "", four = ""] = renewed;
  const second = await signInAgain(three);
  await removeSecondFactor(actor, { password: PASSWORD, code: four });
  expect(await isLive(second)).toBe(false);
  expect(await findActorByToken(token)).not.toBeNull();
  expect(await logInWith(email)).toBe(actor.userId);
  const used = "recovery-code-used";
  expect(await noticesTo(email)).toEqual(["added", used, "codes-renewed", used, used, "removed"]);
  await expectError(removeSecondFactor(actor, { password: PASSWORD, code: four }), "conflict");
});

test("an operator turns it off for a lost phone; all sessions end and the owner is told", async () => {
  const { email, actor, token } = await enrolled();
  expect(await removeLostFactor(email)).toEqual({ userId: actor.userId, sessionsEnded: 1 });
  expect(await findActorByToken(token)).toBeNull();
  expect(await logInWith(email)).toBe(actor.userId);
  expect((await noticesTo(email)).at(-1)).toBe("removed-by-operator");
  await expectError(removeLostFactor(email), "conflict");
  await expectError(removeLostFactor(newEmail()), "not-found");
});

test("who gets a new password by promotion loses an app that a stranger had set up", async () => {
  const { email, actor } = await enrolled();
  await db().user.update({ where: { email }, data: { emailVerifiedAt: null } });
  const password = "angin-di-sawah-27";
  await createAdmin({ email, name: "Ani", password, promote: true });
  expect(await logInWith(email, undefined, password)).toBe(actor.userId);
});
