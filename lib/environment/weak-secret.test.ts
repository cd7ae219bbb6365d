import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isWeakSecret } from "./weak-secret.ts";

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
])("%s is weak", (secret) => {
  expect(isWeakSecret(secret)).toBe(true);
});

test("a random secret isn't, whatever it begins with", () => {
  const start = fc.constantFrom("", "123", "abc", "0123456789");
  const hex = fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 48 });
  fc.assert(
    fc.property(start, hex, (beginning, rest) => {
      fc.pre(new Set(rest).size > 9 && !rest.startsWith(rest.slice(0, 24).repeat(2)));
      expect(isWeakSecret(beginning + rest)).toBe(false);
    }),
  );
  for (let time = 0; time < 100; time += 1) {
    expect(isWeakSecret(randomBytes(48).toString("base64url"))).toBe(false);
  }
  // Begins like a placeholder, and has hardly a digit.
  expect(isWeakSecret("mYzQvKxWbRtJhPnLcDfGsTqVwXkZaBe7")).toBe(false);
});

test("a sentence of one's own isn't", () => {
  expect(isWeakSecret("seven herons stand in the rice field at dawn")).toBe(false);
});
