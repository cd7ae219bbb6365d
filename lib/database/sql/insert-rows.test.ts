import { expect, test } from "vitest";
import { insertRows } from "./insert-rows.ts";
import { textOf } from "./statement.ts";

const ENTRIES = [
  { orderId: "a", kind: "expected", rupiah: 20_000 },
  { orderId: "a", kind: "unique", rupiah: 137 },
];

test("rows are one bound value, and fields are named as columns", () => {
  const statement = insertRows("money_entries", ENTRIES);
  expect(textOf(statement).replace(/\s+/g, " ")).toBe(
    "INSERT INTO money_entries (order_id, kind, rupiah) " +
      "SELECT order_id, kind, rupiah " +
      "FROM jsonb_populate_recordset(NULL::money_entries, $1::jsonb)",
  );
  expect(statement.values.map((value) => JSON.parse(String(value)))).toEqual([
    [
      { order_id: "a", kind: "expected", rupiah: 20_000 },
      { order_id: "a", kind: "unique", rupiah: 137 },
    ],
  ]);
});

test("the text is the same for any number of rows, so that it is prepared once", () => {
  const [one, two] = [
    insertRows("money_entries", ENTRIES.slice(1)),
    insertRows("money_entries", ENTRIES),
  ];
  expect(textOf(one)).toBe(textOf(two));
});

test("no row is an error of the caller", () => {
  expect(() => insertRows("money_entries", [])).toThrow("no row for money_entries");
});
