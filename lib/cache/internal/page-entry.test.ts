import { expect, test } from "vitest";
import { packEntry, unpackEntry } from "./page-entry.ts";

const PAGE = {
  value: {
    kind: "APP_PAGE",
    html: `<!doctype html>${"<p>Kemeja Kawung, Rp&nbsp;450.000 — seçme</p>".repeat(2_000)}`,
    rscData: Buffer.from([0, 255, 128, 10]),
    segmentData: new Map([
      ["/_tree", Buffer.from("tree")],
      ["/product/__PAGE__", Buffer.from([1, 2, 3])],
    ]),
    headers: { "x-next-cache-tags": "products,product:1", "set-cookie": ["a", "b"] },
    status: undefined,
    postponed: undefined,
  },
  cacheControl: { revalidate: 3600, expire: 31_536_000 },
};
const ROUTE = {
  value: { kind: "APP_ROUTE", body: Buffer.from("<urlset/>"), status: 200, headers: {} },
  cacheControl: { revalidate: false },
};
const READ = {
  value: { kind: "FETCH", data: { body: '{"a":1}', headers: {}, url: "" }, revalidate: 3600 },
  cacheControl: undefined,
};

test.each([
  ["a page", PAGE],
  ["a route", ROUTE],
  ["a cached read", READ],
])("%s comes back as it was, bytes as Buffers", async (_, entry) => {
  expect(await unpackEntry(await packEntry(entry))).toStrictEqual(entry);
});

test("a page is packed to less than a tenth", async () => {
  expect((await packEntry(PAGE)).length).toBeLessThan(PAGE.value.html.length / 10);
});

test.each([
  ["nothing", async () => Buffer.alloc(0)],
  ["another form", async () => Buffer.concat([Buffer.of(2), (await packEntry(READ)).subarray(1)])],
  ["half an entry", async () => (await packEntry(PAGE)).subarray(0, 40)],
  ["noise", async () => Buffer.of(1, 2, 3, 4)],
])("%s is no entry, and no error either", async (_, bytes) => {
  expect(await unpackEntry(await bytes())).toBeUndefined();
});
