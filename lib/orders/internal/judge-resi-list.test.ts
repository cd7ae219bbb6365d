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
  ["ready", { resi: "JNE1" }],
  ["other-resi", { resi: "JNE2" }],
  ["done", { status: "In Delivery", resi: "JNE1" }],
  ["done", { status: "Completed", resi: "JNE1" }],
  ["other-resi", { status: "In Delivery", resi: "JNE2" }],
  ["wrong-status", { status: "In Delivery" }],
  ["wrong-status", { status: "Waiting for Payment" }],
  ["wrong-status", { status: "Cancelled", resi: "JNE1" }],
] as const)("%s: %j", (outcome, order) => {
  expect(outcomesOf([["A", "JNE1"]], order)).toEqual([outcome]);
});

test("an unknown order, and what is no resi", () => {
  expect(
    outcomesOf([
      ["X", "JNE1"],
      ["A", ""],
      ["B", "JNE/2"],
      ["C", "7".repeat(31)],
    ]),
  ).toEqual(["unknown-order", "invalid", "invalid", "invalid"]);
});

test("lines that contradict each other are all held back, of equal ones the later", () => {
  expect(
    outcomesOf([
      ["A", "JNE1"],
      ["B", "JNE1"],
      ["C", "JNE3"],
      ["C", "JNE3"],
    ]),
  ).toEqual(["repeated", "repeated", "ready", "repeated"]);
  expect(
    outcomesOf([
      ["A", "JNE1"],
      ["A", "JNE2"],
      ["B", ""],
      ["C", ""],
    ]),
  ).toEqual(["repeated", "repeated", "invalid", "invalid"]);
});
