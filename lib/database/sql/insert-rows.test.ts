import { expect, expectTypeOf, test } from "vitest";
import type { OrderEvent, OutboxMail } from "#prisma/generated/client.ts";
import { insertRows, type NewRow } from "./insert-rows.ts";
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

test("a row needs each column that the database has no default for", () => {
  type EventRow = NewRow<OrderEvent, "id" | "note" | "createdAt">;
  expectTypeOf<EventRow>().toEqualTypeOf<{
    orderId: string;
    status: string;
    actorId: string | null;
  }>();
  expectTypeOf<{ orderId: string; status: string }>().not.toExtend<EventRow>();
});

test("a column of JSON takes anything, and a sum in rupiah is a number", () => {
  type MailRow = Pick<NewRow<OutboxMail, "id">, "data" | "sentAt">;
  expectTypeOf<MailRow>().toEqualTypeOf<{ data: unknown; sentAt: Date | null }>();
  expectTypeOf<NewRow<{ due: bigint | null }, never>>().toEqualTypeOf<{ due: number | null }>();
});
