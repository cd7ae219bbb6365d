import { expect, test } from "vitest";
import { summarize } from "./summarize.ts";

test("a short text stays, on one line", () => {
  expect(summarize(" Kawung cap.\n\nKatun primisima. ")).toBe("Kawung cap. Katun primisima.");
});

test("a long text ends at a word, within 160 characters", () => {
  const text = "kawung ".repeat(40);
  const summary = summarize(text);
  expect(summary.length).toBeLessThanOrEqual(160);
  expect(summary).toMatch(/kawung…$/);
});

test("a word without end is cut", () => {
  expect(summarize("x".repeat(500))).toBe(`${"x".repeat(159)}…`);
});
