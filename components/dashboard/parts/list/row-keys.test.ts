import { expect, test } from "vitest";
import { rowKeyOf, rowToGoTo } from "./row-keys.ts";

const PRESSED = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
};

test.each([
  ["j", "next"],
  ["K", "previous"],
  ["x", "select"],
  ["/", "search"],
  ["?", "help"],
  ["Enter", null],
  ["a", null],
])("%s", (key, meaning) => {
  expect(rowKeyOf({ ...PRESSED, key })).toBe(meaning);
});

test.each(["ctrlKey", "metaKey", "altKey", "isComposing", "defaultPrevented"])(
  "not with %s",
  (on) => {
    expect(rowKeyOf({ ...PRESSED, key: "j", [on]: true })).toBeNull();
  },
);

test.each([
  [-1, 3, "next", 0],
  [-1, 3, "previous", 2],
  [1, 3, "next", 2],
  [2, 3, "next", 2],
  [0, 3, "previous", 0],
  [-1, 0, "next", -1],
  [-1, 0, "previous", -1],
] as const)("from %i of %i, %s is %i", (at, count, key, to) => {
  expect(rowToGoTo(at, count, key)).toBe(to);
});
