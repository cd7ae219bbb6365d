import { expect, test } from "vitest";
import { judgeResiList, type ListedOrder } from "./judge-resi-list.ts";

function outcomesOf(pairs: [orderNo: string, resi: string][], order: Partial<ListedOrder> = {}) {
  const known = { id: "1", status: "Payment Confirm", resi: null, recipient: "Sari" } as const;
  const orders = new Map(["A", "B", "C"].map((orderNo) => [orderNo, { ...known, ...order }]));
  const parsed = pairs.map(([orderNo, resi], at) => ({ line: at + 1, orderNo, resi }));
  return judgeResiList(parsed, orders).map(({ outcome }) => outcome);
}

test.each([
  ["ready", {}],
  ["ready", { resi: "JNE00000001" }],
  ["other-resi", { resi: "JNE00000002" }],
  ["done", { status: "In Delivery", resi: "JNE00000001" }],
  ["done", { status: "Completed", resi: "JNE00000001" }],
  ["other-resi", { status: "In Delivery", resi: "JNE00000002" }],
  ["wrong-status", { status: "In Delivery" }],
  ["wrong-status", { status: "Waiting for Payment" }],
  ["wrong-status", { status: "Cancelled", resi: "JNE00000001" }],
] as const)("%s: %j", (outcome, order) => {
  expect(outcomesOf([["A", "JNE00000001"]], order)).toEqual([outcome]);
});

test("an unknown order, and what is no resi", () => {
  expect(
    outcomesOf([
      ["X", "JNE00000001"],
      ["A", ""],
      ["B", "JNE/2"],
      ["C", "7".repeat(31)],
      // A name, and an amount of pieces, from another column.
      ["D", "BUDISANTOSO"],
      ["E", "2"],
    ]),
  ).toEqual(["unknown-order", "invalid", "invalid", "invalid", "unknown-order", "unknown-order"]);
});

test("lines that contradict each other are all held back, of equal ones the later", () => {
  expect(
    outcomesOf([
      ["A", "JNE00000001"],
      ["B", "JNE00000001"],
      ["C", "JNE00000003"],
      ["C", "JNE00000003"],
    ]),
  ).toEqual(["repeated", "repeated", "ready", "repeated"]);
  expect(
    outcomesOf([
      ["A", "JNE00000001"],
      ["A", "JNE00000002"],
      ["B", ""],
      ["C", ""],
    ]),
  ).toEqual(["repeated", "repeated", "invalid", "invalid"]);
});
