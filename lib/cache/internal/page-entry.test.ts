import { expect, test } from "vitest";
import { packEntry, unpackEntry } from "./page-entry.ts";

const HTML = `<!doctype html>${"<p>Kemeja Kawung, Rp&nbsp;450.000 — seçme</p>".repeat(2_000)}`;
const PAGE = {
  answer: { status: 200, headers: new Map([["vary", "rsc"]]), body: Buffer.from(HTML) },
  tags: ["products", "product:1"],
  seconds: 3600,
};

test("a page comes back as it was, bytes as a Buffer and headers as a Map", async () => {
  expect(await unpackEntry(await packEntry(PAGE))).toStrictEqual(PAGE);
});

test("a page is packed to less than a tenth", async () => {
  expect((await packEntry(PAGE)).length).toBeLessThan(HTML.length / 10);
});

test.each([
  ["nothing", async () => Buffer.alloc(0)],
  ["an older form", async () => Buffer.concat([Buffer.of(1), (await packEntry(PAGE)).subarray(1)])],
  ["half an entry", async () => (await packEntry(PAGE)).subarray(0, 40)],
  ["noise", async () => Buffer.of(1, 2, 3, 4)],
])("%s is no entry, and no error either", async (_, bytes) => {
  expect(await unpackEntry(await bytes())).toBeUndefined();
});
