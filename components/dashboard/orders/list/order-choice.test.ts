import { expect, test } from "vitest";
import { orderChoice } from "./order-choice.ts";

test("an address is read, and what makes no sense in it is left out", () => {
  expect(orderChoice.read({ days: "3", status: "Return", page: "2" })).toMatchObject({
    days: 3,
    status: "Return",
    page: 2,
  });
  const nonsense = { days: "", status: "Lost", payment_status: "None", page: "two" };
  expect(orderChoice.read(nonsense)).toEqual(orderChoice.read({}));
  expect(orderChoice.read({ days: "8" }).days).toBeNull();
});

test("the address of a page holds its filter", () => {
  expect(orderChoice.href({ days: 7, status: "In Delivery", page: 2 })).toBe(
    "/dashboard/orders?days=7&status=In+Delivery&page=2",
  );
  expect(orderChoice.href({ payment_status: "Awaiting Verification" })).toBe(
    "/dashboard/orders?payment_status=Awaiting+Verification",
  );
});
