import { expect, test } from "vitest";
import { changedFields } from "./record-audit.ts";

test("only the fields that differ are kept, with both values", () => {
  expect(
    changedFields(
      { name: "Kawung", price: 1, image1: null },
      { name: "Kawung", price: 2, image1: "a" },
    ),
  ).toEqual({ before: { price: 1, image1: null }, after: { price: 2, image1: "a" } });
  expect(changedFields({ price: 1 }, { price: 1 })).toEqual({ before: {}, after: {} });
});

test("a new thing has no values before, a deleted one none after, and empty fields are left out", () => {
  expect(changedFields({}, { price: 1, image1: null })).toEqual({
    before: {},
    after: { price: 1 },
  });
  expect(changedFields({ price: 1, image1: null }, {})).toEqual({
    before: { price: 1 },
    after: {},
  });
});

test("of a note and a reason the length alone is kept, also where it stays the same", () => {
  expect(changedFields({ note: "Ibu Sari" }, { note: "Ibu Rini" })).toEqual({
    before: { note: 8 },
    after: { note: 8 },
  });
  expect(changedFields({}, { reason: "no" })).toEqual({ before: {}, after: { reason: 2 } });
});

test("a field may have a name that every object knows", () => {
  expect(changedFields({}, { constructor: null, toString: "x" })).toEqual({
    before: {},
    after: { toString: "x" },
  });
});
