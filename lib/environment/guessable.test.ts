import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isGuessable } from "./guessable.ts";

test.each([
  "x".repeat(40),
  "0123456789".repeat(4),
  "kq7Lr2vX9mTf4Zkq7Lr2vX9mTf4Zkq7Lr2",
  "changeme-this-is-not-a-secret-at-all",
  "please set this before you go live!",
  "your-secret-key-that-is-long-enough-here",
  "super-secret-please-change-it-1234567890",
  "password-of-the-shop-with-many-letters",
  "My-Secret-Key-For-The-Shop-Of-2026",
  "MySecretKeyForTheShopOfSekarBatik",
  "kawung-parang-8",
  "postgres",
])("%s is easy to guess", (secret) => {
  expect(isGuessable(secret)).toBe(true);
});

test("what was made isn't, whatever it begins with", () => {
  const start = fc.constantFrom("", "123", "abc", "0123456789");
  const hex = fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 48 });
  fc.assert(
    fc.property(start, hex, (beginning, rest) => {
      fc.pre(new Set(rest).size > 9 && !rest.startsWith(rest.slice(0, 24).repeat(2)));
      expect(isGuessable(beginning + rest)).toBe(false);
    }),
  );
  for (let time = 0; time < 100; time += 1) {
    expect(isGuessable(randomBytes(48).toString("base64url"))).toBe(false);
  }
  // Begins like a placeholder, and has hardly a digit.
  expect(isGuessable("mYzQvKxWbRtJhPnLcDfGsTqVwXkZaBe7")).toBe(false);
});

test("a sentence of one's own isn't", () => {
  expect(isGuessable("seven herons stand in the rice field at dawn")).toBe(false);
});
