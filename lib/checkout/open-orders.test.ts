import { expect, test } from "vitest";
import { findAddressRefusal, findOwnRefusal } from "./open-orders.ts";

const verified = (openOrders: number) => ({ isVerified: true, openOrders });
const unverified = (openOrders: number) => ({ isVerified: false, openOrders });

test("a verified e-mail holds five open orders of any size", () => {
  expect(findOwnRefusal(verified(4), 200)).toBeNull();
  expect(findOwnRefusal(verified(5), 1)).toMatchObject({ verifies: false });
});

test("without a verified e-mail there is one open order, of at most three pieces", () => {
  expect(findOwnRefusal(unverified(0), 3)).toBeNull();
  expect(findOwnRefusal(unverified(0), 4)).toMatchObject({ verifies: true });
  expect(findOwnRefusal(unverified(1), 1)).toMatchObject({ verifies: true });
});

test("one address group holds five open orders of unverified accounts, and a hundred in all", () => {
  const few = { all: 99, unverified: 4 };
  expect(findAddressRefusal(unverified(0), few)).toBeNull();
  expect(findAddressRefusal(unverified(0), { ...few, unverified: 5 })).toMatchObject({
    verifies: true,
  });
  expect(findAddressRefusal(verified(0), { ...few, unverified: 5 })).toBeNull();
  expect(findAddressRefusal(verified(0), { ...few, all: 100 })).toMatchObject({ verifies: false });
});
