import { expect, test } from "vitest";
import { findOrderLimitError } from "./open-orders.ts";

const verified = (openOrders: number) => ({ isVerified: true, openOrders });
const unverified = (openOrders: number) => ({ isVerified: false, openOrders });

test("a verified e-mail holds five open orders of any size", () => {
  expect(findOrderLimitError(verified(4), 200)).toBeNull();
  expect(findOrderLimitError(verified(5), 1)).toMatchObject({ verifies: false });
});

test("without a verified e-mail there is one open order, of at most three pieces", () => {
  expect(findOrderLimitError(unverified(0), 3)).toBeNull();
  expect(findOrderLimitError(unverified(0), 4)).toMatchObject({ verifies: true });
  expect(findOrderLimitError(unverified(1), 1)).toMatchObject({ verifies: true });
});

test("one address group holds five open orders of unverified accounts, and a hundred in all", () => {
  const few = { all: 99, unverified: 4 };
  expect(findOrderLimitError(unverified(0), 1, few)).toBeNull();
  expect(findOrderLimitError(unverified(0), 1, { ...few, unverified: 5 })).toMatchObject({
    verifies: true,
  });
  expect(findOrderLimitError(verified(0), 1, { ...few, unverified: 5 })).toBeNull();
  expect(findOrderLimitError(verified(0), 1, { ...few, all: 100 })).toMatchObject({
    verifies: false,
  });
});
