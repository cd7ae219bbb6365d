import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { endOwnSession, endOwnSessions } from "#lib/accounts/sessions/end-own-sessions.ts";
import { listOwnSessions } from "#lib/accounts/sessions/list-own-sessions.ts";
import { findActorByToken } from "#lib/auth/session.ts";
import { db } from "#lib/database/db.ts";
import {
  actorOf,
  createAccount,
  createSignedIn,
  openSessionOf,
  signIn,
} from "#tests/factories/account.ts";
import { expectError } from "#tests/setup/expect-error.ts";
import { fakeDate, wait } from "#tests/setup/fake-date.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const CHROME_ON_ANDROID =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36";

fakeDate();

async function createAdminAccount(): Promise<string> {
  const { id } = await createAccount();
  await db().user.update({ where: { id }, data: { role: "admin" } });
  return id;
}

/** Uses the token each hour. Returns whether it still lives at the end. */
async function useEachHour(token: string, hours: number): Promise<boolean> {
  for (let hour = 0; hour < hours; hour += 1) {
    wait(HOUR);
    if (!(await findActorByToken(token))) return false;
  }
  return true;
}

test("an account has twenty live sessions at most: the one unused for longest ends", async () => {
  const { id } = await createAccount();
  const tokens: string[] = [];
  for (let opened = 0; opened < 20; opened += 1) {
    tokens.push((await openSessionOf(id)).token);
    wait(2 * MINUTE);
  }
  const [oldest = "", second = ""] = tokens;
  expect(await findActorByToken(oldest)).not.toBeNull();
  await openSessionOf(id);
  expect(await findActorByToken(oldest)).not.toBeNull();
  expect(await findActorByToken(second)).toBeNull();
});

test("of many who sign in at once, twenty sessions live", async () => {
  const { id } = await createAccount();
  await Promise.all(Array.from({ length: 30 }, () => openSessionOf(id)));
  expect(await db().session.count({ where: { userId: id, revokedAt: null } })).toBe(20);
});

test("an admin's session is over two hours after its last use", async () => {
  const { token, seconds } = await openSessionOf(await createAdminAccount());
  expect(seconds).toBe((7 * DAY) / SECOND);
  for (let use = 0; use < 3; use += 1) {
    wait(2 * HOUR - MINUTE);
    expect(await findActorByToken(token)).toMatchObject({ role: "admin" });
  }
  wait(2 * HOUR);
  expect(await findActorByToken(token)).toBeNull();
});

test("an admin's session ends after seven days, however busy", async () => {
  const { token } = await openSessionOf(await createAdminAccount());
  expect(await useEachHour(token, 7 * 24 - 1)).toBe(true);
  wait(HOUR);
  expect(await findActorByToken(token)).toBeNull();
});

test("a customer's session lasts 30 days without use, and an admin's no longer for having been one", async () => {
  const { id } = await createAccount();
  const { token, seconds } = await openSessionOf(id);
  expect(seconds).toBe((30 * DAY) / SECOND);
  wait(30 * DAY - MINUTE);
  expect(await findActorByToken(token)).not.toBeNull();
  await db().user.update({ where: { id }, data: { role: "admin" } });
  expect(await findActorByToken(token)).toBeNull();
});

test("the last use is written once a minute at most", async () => {
  const { token, actor } = await createSignedIn();
  const lastSeen = async () =>
    (await db().session.findUniqueOrThrow({ where: { id: actor.sessionId } })).lastSeenAt;
  const opened = await lastSeen();
  wait(59 * SECOND);
  await findActorByToken(token);
  expect(await lastSeen()).toEqual(opened);
  wait(SECOND);
  await findActorByToken(token);
  expect(await lastSeen()).toEqual(new Date());
});

test("people see their live sessions, the last used first, and which one asks", async () => {
  const { id, email } = await createAccount();
  await openSessionOf(id, CHROME_ON_ANDROID);
  const { actor: ended } = await signIn(email);
  await endOwnSession(ended, ended.sessionId);
  await createSignedIn();
  wait(HOUR);
  const { actor } = await signIn(email);
  const now = new Date().toISOString();
  const hourAgo = new Date(Date.now() - HOUR).toISOString();
  expect(await listOwnSessions(actor)).toEqual([
    {
      id: actor.sessionId,
      browser: "Unknown browser or app",
      ...{ signed_in_at: now, last_used_at: now, is_current: true },
    },
    {
      id: expect.any(String),
      browser: "Chrome on Android",
      ...{ signed_in_at: hourAgo, last_used_at: hourAgo, is_current: false },
    },
  ]);
});

test("an admin's idle sessions aren't listed", async () => {
  const userId = await createAdminAccount();
  await openSessionOf(userId);
  wait(3 * HOUR);
  const actor = await actorOf((await openSessionOf(userId)).token);
  expect(await listOwnSessions(actor)).toHaveLength(1);
});

test("people end one session of their own, and nobody else's", async () => {
  const { email } = await createAccount();
  const [mine, other] = [await signIn(email), await signIn(email)];
  const stranger = await createSignedIn();
  await endOwnSession(mine.actor, other.actor.sessionId);
  expect(await findActorByToken(other.token)).toBeNull();
  expect(await findActorByToken(mine.token)).not.toBeNull();
  for (const id of [other.actor.sessionId, stranger.actor.sessionId, randomUUID()]) {
    await expectError(endOwnSession(mine.actor, id), "not-found");
  }
  expect(await findActorByToken(stranger.token)).not.toBeNull();
});

test("signing out everywhere ends all of one's sessions, and nobody else's", async () => {
  const { email } = await createAccount();
  const [mine, other] = [await signIn(email), await signIn(email)];
  const stranger = await createSignedIn();
  await endOwnSessions(mine.actor);
  for (const { token } of [mine, other]) expect(await findActorByToken(token)).toBeNull();
  expect(await findActorByToken(stranger.token)).not.toBeNull();
});
