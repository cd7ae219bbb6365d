import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { cacheCounters } from "./cache-counters.mjs";
import PageCacheHandler from "./page-cache-handler.mjs";
import { setPageHooks } from "./page-hooks.mjs";
import { expireTags, type Found, type SharedCache, setSharedCache } from "./shared-cache.mjs";

const build = mkdtempSync(join(tmpdir(), "sekar-build-"));
writeFileSync(join(build, "BUILD_ID"), "this-build");
afterAll(() => rmSync(build, { recursive: true }));

const PAGE = { kind: "APP_PAGE" };
const ASKED = { kind: "APP_PAGE", isFallback: false };
const VERSION = { epoch: "1", sequence: "7" };

let key = "";
let turn = 0;
beforeEach(() => {
  turn += 1;
  key = `/page-${turn}`;
});
afterEach(() => {
  setSharedCache(undefined);
  setPageHooks(undefined);
});

const handler = () =>
  new PageCacheHandler({ serverDistDir: join(build, "server"), maxMemoryCacheSize: 1_000_000 });

const page = (html = "<p>Kemeja</p>") => ({
  ...PAGE,
  html,
  headers: { "x-next-cache-tags": "_N_T_/product,products" },
});
const HOUR = { cacheControl: { revalidate: 3600 } };

/** A Redis that answers what it is told to, and remembers what it was given. */
function fakePages(found?: Found, { alone = false } = {}) {
  const stored: unknown[][] = [];
  const asked: string[] = [];
  const pages: SharedCache = {
    mayServe: () => !alone,
    async find(_, name) {
      asked.push(name);
      return found;
    },
    store: (...args) => void stored.push(args),
    expire: () => {},
  };
  setSharedCache(pages);
  return { stored, asked };
}

/** One request that misses the page and makes it; what happens between is up to the test. */
async function make(html?: string, meanwhile: () => unknown = () => {}) {
  const request = handler();
  expect(await request.get(key, ASKED)).toBeNull();
  await meanwhile();
  await request.set(key, page(html), HOUR);
}

const look = () => handler().get(key, ASKED);

test("a page is served as it was kept, without asking Redis, until one of its tags expires", async () => {
  const { asked } = fakePages({ version: VERSION });
  await make();
  expect(await look()).toMatchObject({ value: { html: "<p>Kemeja</p>" } });
  expect(asked).toEqual([key]);
  expireTags(["products"]);
  expect(await look()).toBeNull();
});

test("what was being made while its tag expired is kept nowhere, and the next one is", async () => {
  const { stored } = fakePages({ version: VERSION });
  await make("<p>stale</p>", () => expireTags(["products"]));
  expect(stored).toEqual([]);
  await make();
  expect(await look()).not.toBeNull();
  expect(stored).toHaveLength(1);
});

test("nor is it kept where others have begun and ended after the change in the meantime", async () => {
  const { stored } = fakePages({ version: VERSION });
  await make("<p>stale</p>", async () => {
    expireTags(["products"]);
    await make("<p>fresh</p>");
  });
  expect(stored).toHaveLength(1);
  expect(await look()).toMatchObject({ value: { html: "<p>fresh</p>" } });
});

test("nor where another instance has brought the fresh one meanwhile", async () => {
  const { stored } = fakePages({ version: VERSION });
  await make("<p>stale</p>", async () => {
    expireTags(["products"]);
    fakePages({
      version: VERSION,
      page: { entry: { value: page("<p>fresh</p>"), ...HOUR }, ageMs: 0 },
    });
    await look();
  });
  expect(stored).toEqual([]);
  expect(await look()).toMatchObject({ value: { html: "<p>fresh</p>" } });
});

test("neither is what replaces a page that was served to its end, when its tag expired meanwhile", async () => {
  await make();
  const request = handler();
  await request.get(key, ASKED);
  expireTags(["products"]);
  await request.set(key, page("<p>stale</p>"), HOUR);
  expect(await look()).toBeNull();
});

test("a page is stored under the build and under the version of its miss", async () => {
  const { stored } = fakePages({ version: VERSION });
  await make();
  expect(stored).toEqual([
    [
      expect.stringMatching(/^this-build-[0-9a-f]{16}$/),
      key,
      expect.anything(),
      ["_N_T_/product", "products"],
      VERSION,
    ],
  ]);
});

test("so is what replaces it, under the version of the one that was served", async () => {
  const { stored } = fakePages({ version: VERSION });
  await make();
  const request = handler();
  await request.get(key, ASKED);
  await request.set(key, page("<p>newer</p>"), HOUR);
  expect(stored.map((args) => args.at(-1))).toEqual([VERSION, VERSION]);
});

test("what was missed while Redis was away isn't stored: nobody knows what expired before", async () => {
  const { stored } = fakePages(undefined);
  await make();
  expect(stored).toEqual([]);
  expect(await look()).not.toBeNull();
});

test("a page of another instance is served, is as old as it is there, and stays in memory", async () => {
  const entry = { value: page("<p>theirs</p>"), ...HOUR };
  const { asked } = fakePages({ version: VERSION, page: { entry, ageMs: 60_000 } });
  const before = { ...cacheCounters };
  const found = await look();
  expect(found).toMatchObject({ value: { html: "<p>theirs</p>" }, ...HOUR });
  expect(found.lastModified).toBeLessThanOrEqual(Date.now() - 60_000);
  await look();
  expect(asked).toEqual([key]);
  expect(cacheCounters.sharedHits - before.sharedHits).toBe(1);
  expect(cacheCounters.localHits - before.localHits).toBe(1);
});

test("a page of another instance isn't served when its tag expired while it was asked for", async () => {
  const entry = { value: page("<p>stale</p>"), ...HOUR };
  setSharedCache({
    mayServe: () => true,
    async find() {
      expireTags(["products"]);
      return { version: VERSION, page: { entry, ageMs: 0 } };
    },
    store: () => {},
    expire: () => {},
  });
  expect(await look()).toBeNull();
});

test("a page is made anew while changes of other servers can't be heard", async () => {
  fakePages(undefined);
  await make();
  fakePages(undefined, { alone: true });
  expect(await look()).toBeNull();
});

test("a page gets its policy, and nobody between keeps it without asking", async () => {
  await make('<script>self.__next_f.push([1,"a"])</script>');
  const { value } = await look();
  expect(value.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  expect(value.headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
});

test("a script that isn't the framework's is told of by page, and not allowed", async () => {
  const told: unknown[] = [];
  setPageHooks({ onRefusedScripts: (...args) => told.push(args) });
  key = `/route-cache/APP_PAGE/abc/$${key}`;
  await make("<script>alert(1)</script><script>alert(2)</script>");
  const { value } = await look();
  expect(value.headers["content-security-policy"]).toMatch(/script-src 'self'(;|$)/);
  expect(told).toEqual([[`/page-${turn}`, 2]]);
});

const read = (body: string) => ({ kind: "FETCH", data: { headers: {}, body, status: 200 } });

test.each([
  ["a redirect", { ...page(), status: 307 }],
  ["a page that isn't there", { ...page(), status: 404 }],
  ["a failed page", { ...page(), status: 500 }],
  ["a refused method", { kind: "APP_ROUTE", status: 405, body: Buffer.alloc(0), headers: {} }],
  ["nothing", null],
  ["a read that found nothing", read("null")],
  ["another kind of entry", { kind: "REDIRECT", props: {} }],
])("%s is kept nowhere", async (_, entry) => {
  const { stored } = fakePages({ version: VERSION });
  const request = handler();
  await request.get(key, ASKED);
  await request.set(key, entry, HOUR);
  expect(await look()).toBeNull();
  expect(stored).toEqual([]);
});

test.each([
  ["a page of status 200", { ...page(), status: 200 }],
  ["a file of status 200", { kind: "APP_ROUTE", status: 200, body: Buffer.from("a"), headers: {} }],
  ["an empty list", read("[]")],
])("%s is kept", async (_, entry) => {
  const { stored } = fakePages({ version: VERSION });
  const request = handler();
  await request.get(key, ASKED);
  await request.set(key, entry, HOUR);
  expect(await look()).not.toBeNull();
  expect(stored).toHaveLength(1);
});

test("a page whose thing has disappeared without an expiry goes, here and in Redis", async () => {
  const expired: unknown[] = [];
  const { stored } = fakePages({ version: VERSION });
  key = `/route-cache/APP_PAGE/abc/$${key}`;
  await make();
  setSharedCache({
    mayServe: () => true,
    find: async () => undefined,
    store: (...args) => void stored.push(args),
    expire: (tags) => void expired.push(tags),
  });
  const request = handler();
  await request.get(key, ASKED);
  await request.set(key, { ...page(), status: 307 }, HOUR);
  expect(await look()).toBeNull();
  expect(expired).toEqual([[`_N_T_/page-${turn}`]]);
  expect(stored).toHaveLength(1);
});

test("the page of a thing that doesn't exist is a redirect, which isn't kept", async () => {
  const { stored } = fakePages({ version: VERSION });
  const asked: string[] = [];
  setPageHooks({
    async findRedirect(path) {
      asked.push(path);
      return path.endsWith("-absent") ? "/home" : null;
    },
  });
  const present = `/route-cache/APP_PAGE/abc/$${key}`;
  const absent = `${present}-absent`;
  for (let time = 0; time < 2; time += 1) {
    expect(await handler().get(absent, ASKED)).toMatchObject({
      value: { kind: "APP_PAGE", status: 307, html: "", headers: { location: "/home" } },
    });
  }
  key = present;
  await make();
  expect(await look()).toMatchObject({ value: { html: "<p>Kemeja</p>" } });
  // The page in memory was served without asking.
  expect(asked).toEqual([absent, absent, present].map((one) => one.slice(one.indexOf("$") + 1)));
  expect(await handler().get(`${absent}-read`, { kind: "FETCH" })).toBeNull();
  expect(stored).toHaveLength(1);
});
