import { millisecondsInHour } from "date-fns/constants";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { RedisChannel } from "#lib/expiry/internal/redis-channel.ts";
import { tagClock } from "#lib/expiry/tag-clock.ts";
import {
  ask,
  connected,
  eventually,
  killRedis,
  pauseRedis,
  redisUrl,
  resumeRedis,
  startRedis,
} from "./redis.ts";

const OLD_MS = millisecondsInHour;

const opened: RedisChannel[] = [];
const said: string[] = [];

beforeEach(async () => {
  said.length = 0;
  await startRedis();
});
afterEach(async () => {
  for (const channel of opened.splice(0)) channel.close();
  resumeRedis();
  await killRedis();
});
afterAll(killRedis);

const isConnected = (channel: RedisChannel) => channel.mayServe(OLD_MS);

async function open(): Promise<RedisChannel> {
  const listener = { onUnavailable: () => said.push("away"), onAvailable: () => said.push("back") };
  const channel = new RedisChannel(redisUrl(), "sekar-test", listener);
  opened.push(channel);
  await eventually(() => isConnected(channel));
  return channel;
}

/** Opens two channels. Returns the second, which hears the first within this one process. */
async function openTwo(): Promise<RedisChannel> {
  await open();
  return open();
}

test("an expired tag is heard by the others, alone", async () => {
  const channel = await openTwo();
  const since = tagClock.now;
  channel.send(["product:1"]);
  await eventually(() => tagClock.isExpired(["product:1"], since));
  expect(tagClock.isExpired(["products"], since)).toBe(false);
});

test("a server doesn't hear itself", async () => {
  const channel = await open();
  const before = tagClock.now;
  channel.send(["product:1"]);
  const other = await open();
  const since = tagClock.now;
  other.send(["product:2"]);
  await eventually(() => tagClock.isExpired(["product:2"], since));
  // The second connection has voided everything, and one message was heard.
  expect(tagClock.now).toBe(before + 2);
});

test("Redis killed: one word is said, and what expired meanwhile is told when it is back", async () => {
  const channel = await openTwo();
  await killRedis();
  await eventually(() => opened.every((one) => !isConnected(one)));
  expect(channel.mayServe(0)).toBe(true);
  channel.send(["product:1"]);
  const since = tagClock.now;
  await startRedis();
  await eventually(() => opened.every(isConnected));
  await eventually(() => said.length >= 4);
  expect(said.toSorted()).toEqual(["away", "away", "back", "back"]);
  // Each connection voids everything, and so does the message of what wasn't sent.
  await eventually(() => tagClock.now >= since + 3);
});

test("what is in memory is void once the connection is back: changes may have been missed", async () => {
  await open();
  const since = tagClock.now;
  await killRedis();
  await startRedis();
  await eventually(() => tagClock.isExpired([], since));
});

test("Redis that hangs isn't believed, and is used again when it goes on", async () => {
  const channel = await openTwo();
  pauseRedis();
  channel.send(["product:1"]);
  await eventually(() => opened.every((one) => !isConnected(one)));
  await eventually(() => said.length >= 2);
  const since = tagClock.now;
  resumeRedis();
  await eventually(() => opened.every(isConnected));
  await eventually(() => said.length >= 4);
  expect(said.toSorted()).toEqual(["away", "away", "back", "back"]);
  expect(tagClock.isExpired(["product:1"], since)).toBe(true);
});

test("a full Redis still carries messages", async () => {
  const channel = await openTwo();
  await ask(["CONFIG", "SET", "maxmemory", "1"]);
  await ask(["CONFIG", "SET", "maxmemory-policy", "noeviction"]);
  const since = tagClock.now;
  channel.send(["product:1"]);
  await eventually(() => tagClock.isExpired(["product:1"], since));
  expect(said).toEqual([]);
});

test("a connection that Redis ends is replaced", async () => {
  const channel = await open();
  const since = tagClock.now;
  await ask(["CLIENT", "KILL", "TYPE", "pubsub"]);
  await eventually(() => tagClock.isExpired([], since));
  await eventually(() => isConnected(channel));
  await connected("test", 1);
});
