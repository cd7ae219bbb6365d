import { expect, test } from "vitest";
import { NO_RESI, sendChange } from "./send-change.ts";

test("a resi is sent as it is stored, with the status that the admin saw", () => {
  expect(sendChange(" jne 0012-3456-78 ")).toEqual({
    change: { resi: "JNE0012345678", status: "In Delivery", status_seen: "Payment Confirm" },
  });
});

test.each([
  ["", NO_RESI],
  [" - ", NO_RESI],
  ["JNE/1", "Resi hanya boleh berisi huruf dan angka"],
  ["7".repeat(31), "Resi paling panjang 30 huruf dan angka"],
])("%j is told before anything is sent", (typed, error) => {
  expect(sendChange(typed)).toEqual({ error });
});
