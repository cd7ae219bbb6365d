import { randomUUID } from "node:crypto";
import { millisecondsInHour } from "date-fns/constants";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { RedisCache } from "#lib/cache/internal/redis-cache.ts";
import type { TagVersion } from "#lib/cache/shared-cache.ts";
import { tagClock } from "#lib/cache/tag-clock.ts";
import { PATIENCE } from "#tests/setup/patience.ts";
import {
  ask,
  eventually,
  keepRedisApart,
  killRedis,
  pauseRedis,
  redisUrl,
  resumeRedis,
  startRedis,
} from "./redis.ts";

const pageWith = (tags: string[]) => ({
  answer: { status: 200, headers: new Map(), body: Buffer.from("<p>Kemeja</p>") },
  tags,
  seconds: 60,
});
const OLD_MS = millisecondsInHour;
/** Only a hanging Redis takes this long. */
const HANGS_AFTER_MS = 3_000;

const opened: RedisCache[] = [];
const said: string[] = [];
let key = "";

// A reconnecting web server would begin an epoch just after a test has deleted it.
keepRedisApart();

beforeEach(async () => {
  key = `/${randomUUID()}`;
  said.length = 0;
  await startRedis();
});
afterEach(async () => {
  for (const pages of opened.splice(0)) pages.close();
  resumeRedis();
  await killRedis();
});
afterAll(killRedis);

/** Connects an instance to Redis. Its timeout allows for a busy machine. */
async function open(timeoutMs = PATIENCE.timeout): Promise<RedisCache> {
  const listener = {
    onUnavailable: () => said.push("away"),
    onAvailable: () => said.push("back"),
  };
  const pages = new RedisCache(redisUrl(), "sekar-test", listener, timeoutMs);
  opened.push(pages);
  await eventually(async () => (await pages.find("b", key)) !== undefined);
  return pages;
}

async function versionOf(pages: RedisCache): Promise<TagVersion> {
  const found = await pages.find("b", key);
  if (!found) throw new Error("Redis is there");
  return found.version;
}

const has = async (pages: RedisCache, build = "b") => Boolean((await pages.find(build, key))?.page);

/** Stores a page and waits until Redis has it. */
async function store(pages: RedisCache, tags: string[]): Promise<void> {
  pages.store("b", key, pageWith(tags), await versionOf(pages));
  await eventually(() => has(pages));
}

test("one finds what another has stored, of the same build alone, and it ends by itself", async () => {
  const [one, other] = [await open(), await open()];
  await store(one, ["products"]);
  expect((await other.find("b", key))?.page?.entry).toEqual(pageWith(["products"]));
  expect(await has(other, "another-build")).toBe(false);
  expect(await ask(["TTL", `{sekar}:page:b:${key}`])).toBeLessThanOrEqual(60);
});

test("an expired tag voids what carries it for all, and is heard by the others", async () => {
  const [one, other] = [await open(), await open()];
  await store(one, ["products", "product:1"]);
  other.expire(["gallery"]);
  expect(await has(other)).toBe(true);
  const since = tagClock.now;
  other.expire(["product:1"]);
  expect(await has(other)).toBe(false);
  expect(await has(one)).toBe(false);
  // `other` skips its own message, so `one` has received it.
  await eventually(() => tagClock.isExpired(["product:1"], since));
});

test("what was begun before its tag expired is refused, though it comes after", async () => {
  const [one, other] = [await open(), await open()];
  const before = await versionOf(one);
  other.expire(["products"]);
  await versionOf(other);
  const late = `${key}-late`;
  one.store("b", late, pageWith(["products"]), before);
  await store(one, ["products"]);
  expect((await one.find("b", late))?.page).toBeUndefined();
});

test("when Redis has lost the list of expired tags, no page of before is served", async () => {
  const one = await open();
  await store(one, ["products"]);
  await ask(["DEL", "{sekar}:tags"]);
  expect(await has(one)).toBe(false);
  await store(one, ["products"]);
});

test("a Redis that was started anew with an older copy of the data proves nothing", async () => {
  const one = await open();
  await store(one, ["products"]);
  await ask(["ZREM", "{sekar}:tags", ...(await runs())]);
  expect(await has(one)).toBe(true);
  expect(await has(await open())).toBe(false);
});

async function runs(): Promise<string[]> {
  const members = (await ask(["ZRANGE", "{sekar}:tags", "0", "-1"])) as string[];
  return members.filter((member) => member.startsWith("run:"));
}

test("the list of expired tags forgets what no page can be older than", async () => {
  const one = await open();
  await ask(["ZADD", "{sekar}:tags", "1000", "tag:long-ago"]);
  one.expire(["products"]);
  await versionOf(one);
  const members = await ask(["ZRANGE", "{sekar}:tags", "0", "-1"]);
  expect(members).toContain("tag:products");
  expect(members).toContain("epoch");
  expect(members).not.toContain("tag:long-ago");
});

test("Redis killed: nothing fails, one word is said, and what expired meanwhile is told when it is back", async () => {
  const [one, other] = [await open(), await open()];
  await killRedis();
  await eventually(async () => (await one.find("b", key)) === undefined);
  await eventually(() => !one.mayServe(OLD_MS) && !other.mayServe(OLD_MS));
  expect(one.mayServe(0)).toBe(true);
  one.expire(["product:1"]);
  await startRedis();
  await eventually(() => one.mayServe(OLD_MS) && other.mayServe(OLD_MS));
  await eventually(async () => (await ask(["ZSCORE", "{sekar}:tags", "tag:product:1"])) !== null);
  await store(other, ["products"]);
  await eventually(() => said.length >= 4);
  expect(said.toSorted()).toEqual(["away", "away", "back", "back"]);
});

test("what is kept in memory is void once the connection is back: changes may have been missed", async () => {
  const one = await open();
  const since = tagClock.now;
  await killRedis();
  await startRedis();
  await eventually(() => tagClock.isExpired([], since));
  await eventually(async () => (await one.find("b", key)) !== undefined);
});

test("Redis that hangs isn't waited for twice, and is used again when it goes on", async () => {
  const one = await open(HANGS_AFTER_MS);
  await store(one, ["products"]);
  pauseRedis();
  expect(await one.find("b", key)).toBeUndefined();
  one.expire(["product:1"]);
  one.store("b", key, pageWith(["products"]), { epoch: "0", sequence: "0" });
  await eventually(() => !one.mayServe(OLD_MS));
  resumeRedis();
  await eventually(() => has(one));
  await eventually(() => one.mayServe(OLD_MS));
  await eventually(() => said.length >= 2);
  expect(said).toEqual(["away", "back"]);
});

test("a Redis that takes nothing isn't believed: what it wasn't told it may still have", async () => {
  const one = await open();
  await store(one, ["products"]);
  await ask(["CONFIG", "SET", "maxmemory", "1"]);
  await ask(["CONFIG", "SET", "maxmemory-policy", "noeviction"]);
  one.expire(["products"]);
  // First before `one` has noticed the error, then after.
  expect(await one.find("b", key)).toBeUndefined();
  await eventually(() => said.length > 0);
  expect(await one.find("b", key)).toBeUndefined();
  await ask(["CONFIG", "SET", "maxmemory", "0"]);
  await eventually(async () => (await one.find("b", key)) !== undefined);
  expect(await has(one)).toBe(false);
  expect(said).toEqual(["away", "back"]);
});
