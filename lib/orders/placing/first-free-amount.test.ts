import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { firstFreeAmount, MAX_UNIQUE_AMOUNT } from "./first-free-amount.ts";

const ALL = Array.from({ length: MAX_UNIQUE_AMOUNT }, (_, index) => index + 1);
const tokens = (length: number) => Array.from({ length }, () => randomUUID());

test("a token keeps its amount while others are taken, and has another once its own is", () => {
  const [token = ""] = tokens(1);
  const own = firstFreeAmount(token, new Set());
  const others = ALL.filter((amount) => amount !== own);
  expect(firstFreeAmount(token, new Set(others.slice(0, 900)))).toBe(own);
  expect(firstFreeAmount(token, new Set(own === null ? [] : [own]))).not.toBe(own);
});

test("each token finds the last amount, and none where all are taken", () => {
  for (const [index, token] of tokens(MAX_UNIQUE_AMOUNT).entries()) {
    expect(firstFreeAmount(token, new Set(ALL.toSpliced(index, 1)))).toBe(index + 1);
    expect(firstFreeAmount(token, new Set(ALL))).toBeNull();
  }
});

test("tokens spread over the amounts that are left, also over neighbours", () => {
  const taken = new Set(ALL.filter((amount) => amount < 500 || amount >= 550));
  const wanted = new Map<number | null, number>();
  for (const token of tokens(5_000)) {
    const amount = firstFreeAmount(token, taken);
    wanted.set(amount, (wanted.get(amount) ?? 0) + 1);
  }
  expect(wanted.size).toBe(50);
  // The next free one from a random start is the first of them for 95 % of all tokens.
  expect(Math.max(...wanted.values())).toBeLessThan(250);
});
