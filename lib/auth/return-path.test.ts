import { expect, test } from "vitest";
import { safeReturnPath } from "./return-path.ts";

test.each([
  ["/order-history?days=3", "/order-history?days=3"],
  ["/product-detail/1#care", "/product-detail/1#care"],
  [null, "/home"],
  ["", "/home"],
  ["order-history", "/home"],
  ["https://evil.example/", "/home"],
  ["//evil.example/", "/home"],
  ["/\\evil.example/", "/home"],
  ["/.//evil.example/x", "/home"],
  ["/a/..//evil.example", "/home"],
  ["/%2e//evil.example", "/home"],
  ["javascript:alert(1)", "/home"],
  [`/product?q=${"a".repeat(2_000)}`, "/home"],
])("%s leads to %s", (asked, path) => {
  expect(safeReturnPath(asked)).toBe(path);
});
