import { expect, test } from "vitest";
import { reviewProofInput, transferFields } from "./schema.ts";

test.each([
  ["1271000", 1_271_000],
  ["1.271.000", 1_271_000],
  ["1,271,000", 1_271_000],
  ["Rp 1.271.000,00", 1_271_000],
  ["Rp. 1.271.000,-", 1_271_000],
  ["IDR1.271.000", 1_271_000],
  ["1271000.00", 1_271_000],
  ["1,271,000.00", 1_271_000],
  [" 1 271 000 ", 1_271_000],
  [1_271_000, 1_271_000],
  ["", null],
  [undefined, null],
  ["Rp", null],
])("an amount typed as %j is %j", (amount, rupiah) => {
  expect(transferFields.parse({ amount }).amount).toBe(rupiah);
});

test.each([
  "0",
  "-5",
  "1e9",
  "satu juta",
  "1".repeat(31),
  "12.5x",
  "12.5",
  "45.00.000",
  1.5,
  -1,
  ["1"],
  {},
  Number.NaN,
])("%j is no amount", (amount) => {
  const { error } = transferFields.safeParse({ amount });
  expect(error?.issues).toMatchObject([{ message: "Amount must be in whole rupiah" }]);
});

test("a rejection says why, in one message", () => {
  for (const reason of [undefined, "", "   "]) {
    const { error } = reviewProofInput.safeParse({ state: "rejected", reason });
    expect(error?.issues).toMatchObject([
      { message: "This field can't be empty", path: ["reason"] },
    ]);
  }
  expect(reviewProofInput.parse({ state: "rejected", reason: " The amount differs. " })).toEqual({
    state: "rejected",
    reason: "The amount differs.",
  });
  expect(reviewProofInput.safeParse({ state: "pending" }).success).toBe(false);
});
