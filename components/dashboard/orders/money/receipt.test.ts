import { expect, test } from "vitest";
import { outcomeOf, proposedReceipt, readReceipt } from "./receipt.ts";

const ASKED = { due: 871_552, total: 871_552 };
const NOW = new Date("2026-11-26T20:00:00Z");
const typed = (amount: string, other: object = {}) =>
  readReceipt({ ...proposedReceipt(null, { now: NOW }), amount, ...other }, ASKED);

test("the proposal is the amount as people read it, on today's day in Jakarta", () => {
  expect(proposedReceipt(871_552, { now: NOW })).toMatchObject({ receivedOn: "2026-11-27" });
  expect(proposedReceipt(1, { day: "2026-11-25", now: NOW })).toMatchObject({
    receivedOn: "2026-11-25",
  });
  expect(typed(proposedReceipt(871_552, { now: NOW }).amount)).toEqual({
    input: { amount: 871_552, received_on: "2026-11-27" },
  });
});

test("a short amount asks what becomes of the rest", () => {
  expect(outcomeOf("100.000", ASKED)).toMatchObject({ lacks: 771_552, beyond: 0 });
  expect(typed("100.000")).toEqual({ errors: { rest: expect.any(String) } });
  expect(typed("100.000", { rest: "due" })).toMatchObject({
    input: { amount: 100_000, rest: "due" },
  });
});

test("an amount beyond twice the total is asked for again", () => {
  expect(outcomeOf("900.000", ASKED)).toMatchObject({ beyond: 28_448, isDoubted: false });
  expect(typed("8.715.520")).toEqual({ errors: { sure: expect.any(String) } });
  expect(typed("8.715.520", { isSure: true })).toMatchObject({ input: { sure: true } });
});

test.each(["", "nol", "0", "-5"])("%j is no amount", (amount) => {
  expect(typed(amount)).toEqual({ errors: { amount: expect.any(String) } });
});
