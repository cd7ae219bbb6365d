import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PROVOKED } from "./error-messages.ts";

/**
 * Messages that only the browser shows, each with the test that provokes it
 * (docs/pages.md#messages).
 */
const IN_THE_BROWSER: [message: string, test: string][] = [
  ["Invalid password or email!", "tests/e2e/accounts-flows.spec.ts"],
  // Register, send OTP, verify OTP, reset password, cart add and cart remove.
  ["Oops, Something went wrong!", "tests/e2e/failures.spec.ts"],
  ["Invalid or expired OTP.", "tests/e2e/accounts-flows.spec.ts"],
  // The reset form without its e-mail or code.
  ["Oops, something went wrong!", "tests/e2e/accounts-flows.spec.ts"],
  // Address create and update, order creation, sold-out reset.
  ["Oops, something went wrong", "tests/e2e/failures.spec.ts"],
  ["Oops! Something went wrong", "tests/e2e/failures.spec.ts"],
  ["Oops, something went wrong when confirming your order", "tests/e2e/proof-to-completed.spec.ts"],
  ["No Image", "tests/e2e/dashboard-day.spec.ts"],
  ["Unexpected Application Error!", "components/layout/error-screen.test.tsx"],
  ["OTP Successfuly sent to {email}", "tests/e2e/accounts-flows.spec.ts"],
  ["Successfuly changed your password", "tests/e2e/accounts-flows.spec.ts"],
  ["Successfuly Removed Item", "tests/e2e/page-change.spec.ts"],
  ["Successfuly Added Item To Cart", "tests/e2e/cart.spec.ts"],
  ["Successfuly Updated Cart", "tests/e2e/cart.spec.ts"],
  ["Successfuly deleted address", "tests/e2e/accounts.spec.ts"],
  ["Successfuly Saved Address", "tests/e2e/address-fields.spec.ts"],
  ["Successfuly Updated Address", "tests/e2e/accounts.spec.ts"],
  ["Successfuly updated your profile", "tests/e2e/accounts.spec.ts"],
  ["Successfuly Coppied to Clipboard", "tests/e2e/failures.spec.ts"],
  ["Copied to clipboard", "tests/e2e/failures.spec.ts"],
  ["You have to create an account", "tests/e2e/product-page.spec.ts"],
  ["You need to create an account", "tests/e2e/product-page.spec.ts"],
  ["This address already exists", "tests/e2e/failures.spec.ts"],
  ["Password does not match", "tests/e2e/accounts-flows.spec.ts"],
  ["Name field can't be empty", "tests/e2e/accounts.spec.ts"],
  ["Ukuran harus dipilih", "tests/e2e/dashboard-products.spec.ts"],
];

test.each(PROVOKED)("$message ($status) $fields", async ({ message, status, fields, provoke }) => {
  const { status: answered, json } = await provoke();
  expect([answered, JSON.stringify(json)]).toEqual([status, expect.stringContaining(message)]);
  if (fields) {
    const said = fields.map((field) => [field, json.errors?.[field]?.[0]]);
    expect(said).toEqual(fields.map((field) => [field, message]));
  } else {
    expect(json.message).toBe(message);
  }
});

test.each(IN_THE_BROWSER)("%s is provoked by %s", (message, file) => {
  const source = readFileSync(file, "utf8");
  // Quotes make sure that the whole message matches. Tests write {name} as ${name}.
  const words = message.replaceAll("{", "\u0024{");
  const quoted = ['"', "'", "`"].map((quote) => quote + words + quote);
  expect(quoted.filter((one) => source.includes(one))).not.toEqual([]);
});

/** Every message whose words are a promise (docs/pages.md#messages). */
const CATALOGUE = [
  ...["Invalid password or email!", "Invalid or expired OTP.", "No Image"],
  ...["Oops, Something went wrong!", "Oops, something went wrong!", "Oops, something went wrong"],
  "Oops! Something went wrong",
  "Oops, something went wrong when confirming your order",
  ...["OTP Successfuly sent to {email}", "Successfuly changed your password"],
  ...["Successfuly Removed Item", "Successfuly Added Item To Cart", "Successfuly Updated Cart"],
  ...["Successfuly deleted address", "Successfuly Updated Address", "Successfuly Saved Address"],
  ...["Successfuly updated your profile", "Successfuly Coppied to Clipboard"],
  "Copied to clipboard",
];

test("nothing of the catalogue is without a test that provokes it", () => {
  const shown = [
    ...PROVOKED.map(({ message }) => message),
    ...IN_THE_BROWSER.map(([message]) => message),
  ];
  expect(CATALOGUE.filter((message) => !shown.includes(message))).toEqual([]);
});
