import { expect, test } from "vitest";
import { ApiError } from "#lib/http/browser/client.ts";
import { NOT_SAVED, ORDER_GONE, orderErrorMessage } from "./order-errors.ts";

const SEND = { status: "In Delivery", status_seen: "Payment Confirm" } as const;

test.each([
  ["the order moved on", 409, { status: "Cancelled" }, "sekarang berstatus “Cancelled”"],
  ["the account is deleted", 409, { status: "Payment Confirm" }, "Akun pelanggan sudah dihapus"],
  ["the stock is gone", 409, {}, "sudah terjual atau dihapus"],
  ["a bad resi", 422, { errors: { resi: ["Resi hanya …"] } }, "Resi hanya …"],
  ["no such order", 404, {}, ORDER_GONE],
  ["the database is away", 503, {}, NOT_SAVED],
])("%s", (_, status, body, words) => {
  expect(orderErrorMessage(new ApiError(status, "English", body), SEND)).toContain(words);
});

test("a proof that another admin looked at", () => {
  const error = new ApiError(409, "English", { state: "rejected" });
  expect(orderErrorMessage(error, { state: "confirmed" })).toContain("Bukti");
});
