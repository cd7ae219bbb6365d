import { expect, test } from "vitest";
import { ordersHref, readOrderQuery } from "./order-filter.ts";

test("an address is read, and what makes no sense in it is left out", () => {
  expect(readOrderQuery({ days: "3", status: "Return", page: "2" })).toMatchObject({
    days: 3,
    status: "Return",
    page: 2,
  });
  const nonsense = { days: "", status: "Lost", page: ["1", "2"], search: ["a", "b"] };
  expect(readOrderQuery(nonsense)).toMatchObject({
    days: undefined,
    status: undefined,
    page: 1,
    search: "",
  });
  expect(readOrderQuery({ search: " Sari " }).search).toBe("Sari");
});

test("the address of a page holds its filter", () => {
  expect(ordersHref("/order-history", {})).toBe("/order-history");
  expect(ordersHref("/x", { days: 7, status: "In Delivery" }, 2)).toBe(
    "/x?days=7&status=In+Delivery&page=2",
  );
  expect(ordersHref("/x", { payment_status: "Awaiting Verification" })).toBe(
    "/x?payment_status=Awaiting+Verification",
  );
  expect(ordersHref("/x", { search: "Ibu & Bapak" })).toBe("/x?search=Ibu+%26+Bapak");
});
