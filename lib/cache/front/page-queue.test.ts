import { setImmediate as turn } from "node:timers/promises";
import { beforeEach, expect, test, vi } from "vitest";
import { PageQueue } from "./page-queue.ts";

let isWriting: boolean;
let answered: number[];
let queue: PageQueue;

const add = (page: number) => queue.add(() => void answered.push(page));

beforeEach(() => {
  isWriting = false;
  answered = [];
  queue = new PageQueue(() => isWriting);
});

test("pages are answered at once while nothing is written", () => {
  add(1);
  add(2);
  expect(answered).toEqual([1, 2]);
});

test("beside a write each turn answers one page, in order", async () => {
  isWriting = true;
  for (const page of [1, 2, 3]) add(page);
  expect(answered).toEqual([]);
  for (const expected of [[1], [1, 2], [1, 2, 3]]) {
    await turn();
    expect(answered).toEqual(expected);
  }
});

test("pages that wait come before later ones, and all of them when the write ends", async () => {
  isWriting = true;
  for (const page of [1, 2, 3]) add(page);
  isWriting = false;
  add(4);
  expect(answered).toEqual([]);
  await turn();
  expect(answered).toEqual([1, 2, 3, 4]);
  add(5);
  expect(answered).toEqual([1, 2, 3, 4, 5]);
});

test("a page that comes while another is answered waits its turn", async () => {
  isWriting = true;
  queue.add(() => add(2));
  add(1);
  await turn();
  expect(answered).toEqual([]);
  await turn();
  expect(answered).toEqual([1]);
  await turn();
  expect(answered).toEqual([1, 2]);
});

test("a page that throws keeps no other from its answer", () => {
  const turns: (() => void)[] = [];
  vi.stubGlobal("setImmediate", (next: () => void) => turns.push(next));
  isWriting = true;
  queue.add(() => {
    throw new Error("a page failed");
  });
  add(1);
  expect(turns.shift()).toThrow("a page failed");
  turns.shift()?.();
  expect(answered).toEqual([1]);
  vi.unstubAllGlobals();
});
