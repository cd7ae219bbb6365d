import { expect, test } from "vitest";
import { tagClock } from "./tag-clock.ts";

test("what was begun before a tag expired is void, what was begun after it isn't", () => {
  const before = tagClock.now;
  tagClock.expire(["products", "product:1"]);
  expect(tagClock.isExpired(["gallery", "product:1"], before)).toBe(true);
  expect(tagClock.isExpired(["product:1"], tagClock.now)).toBe(false);
  expect(tagClock.isExpired(["product:2"], before)).toBe(false);
  expect(tagClock.isExpired([], before)).toBe(false);
});

test("when everything expires, what has no tags does too", () => {
  const before = tagClock.now;
  tagClock.expireEverything();
  expect(tagClock.isExpired([], before)).toBe(true);
  expect(tagClock.isExpired(["products"], tagClock.now)).toBe(false);
});
