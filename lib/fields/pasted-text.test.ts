import fc from "fast-check";
import { expect, test } from "vitest";
import { verifyOtpInput } from "../accounts/schema.ts";
import { normalizeResi } from "../orders/schema.ts";
import { parseTypedAmount } from "../rupiah.ts";
import { accountsForm } from "../shop/settings-schema.ts";
import { addressFields } from "./address-fields.ts";
import { normalizeEmail } from "./email.ts";
import { noteText } from "./note-text.ts";
import { plainWords, visibleText } from "./pasted-text.ts";
import { personNameField } from "./person-name.ts";
import { normalizePhoneNumber, phoneNumberField } from "./phone-number.ts";
import { requiredText } from "./required-text.ts";
import { searchText } from "./search-text.ts";

const UNSEEN = [..."\u200b\u200e\u200f\u202a\u202c\u202e\u2060\u2066\u2069\ufeff\u00ad"];
const SPACES = [..." \u00a0\u2009\u202f\u3000"];
const DASHES = [..."-\u2010\u2011\u2013\u2014\u2212"];

/** Puts characters at any places into a text. */
function strewn(text: string, characters: readonly string[]) {
  const at = fc.nat({ max: text.length });
  return fc.array(fc.tuple(at, fc.constantFrom(...characters)), { maxLength: 6 }).map((added) => {
    const pieces = [...text, ""];
    return pieces
      .map(
        (piece, place) =>
          added
            .filter(([to]) => to === place)
            .map(([, one]) => one)
            .join("") + piece,
      )
      .join("");
  });
}

const phone = phoneNumberField("Empty");
const zip = addressFields.shape.zip_code;
const account = accountsForm.shape.payment_accounts.element.shape.number;

const NUMBERS: [string, string, (typed: string) => unknown][] = [
  ["a phone number", "6281234567890", (typed) => phone.parse(typed)],
  ["a number searched for", "6281234567890", normalizePhoneNumber],
  ["a code", "12345678", (otp) => verifyOtpInput.shape.otp.parse(otp)],
  ["a zip code", "40132", (typed) => zip.parse(typed)],
];

test.each(NUMBERS)("%s stays the same with signs, spaces and dashes in it", (_, number, read) => {
  // As many as a phone number may be typed with.
  fc.assert(
    fc.property(strewn(number, [...UNSEEN, ...SPACES, ...DASHES]), (typed) => {
      expect(read(typed)).toBe(number);
    }),
  );
});

test.each<[string, string, (typed: string) => unknown]>([
  ["a resi", "JNE0012345678", normalizeResi],
  ["an e-mail", "sari@example.test", normalizeEmail],
  ["an account number", "5550 0012-34", (typed) => account.parse(typed)],
  ["an amount", "1271000", parseTypedAmount],
  ["a name", "Siti Aminah", (typed) => personNameField("Empty").parse(typed)],
  ["a search", "kawung biru", (typed) => searchText().parse(typed)],
])("%s stays the same with unseen characters in it", (_, text, read) => {
  fc.assert(
    fc.property(strewn(text, UNSEEN), (typed) => {
      expect(read(typed)).toEqual(read(text));
      expect(String(read(typed))).toBe(text);
    }),
  );
});

test("any text is read as itself once it was read", () => {
  const texts = fc.string({ unit: "binary", maxLength: 30 });
  fc.assert(
    fc.property(texts, (text) => {
      for (const read of [plainWords, normalizeEmail, normalizePhoneNumber, normalizeResi]) {
        expect(read(read(text))).toBe(read(text));
      }
    }),
  );
});

test("a text of unseen characters alone is an empty one", () => {
  for (const text of [
    "\u200b",
    "\u202a\u202c",
    "\u2800\u3164",
    "\ufeff \u00a0",
    "\u200d",
    "\u0001",
  ]) {
    expect(visibleText(text)).toBe("");
    expect(requiredText(10, { empty: "Empty" }).safeParse(text).error?.issues[0]?.message).toBe(
      "Empty",
    );
    expect(personNameField("Empty").safeParse(text).error?.issues[0]?.message).toMatch(
      /Empty|without/,
    );
    expect(noteText.parse(text)).toBe("");
  }
});

test.each([
  ["Siti 👩‍🦰", "Siti 👩‍🦰"],
  ["می\u200cخواهم", "می\u200cخواهم"],
  ["\u200eSari\u200f \u200dWulan\u200c", "Sari Wulan"],
  ["Sari\u00a0Wulan", "Sari Wulan"],
])("the name %j is kept as %j", (typed, kept) => {
  expect(personNameField("Empty").parse(typed)).toBe(kept);
});

test.each([
  ["Budi@Gmail.COM.", "budi@gmail.com"],
  ["x@Bücher.example", "x@xn--bcher-kva.example"],
  ["x@xn--bcher-kva.example", "x@xn--bcher-kva.example"],
  ["x@gmail。com", "x@gmail.com"],
  ["x@ex%61mplé.test", "x@ex%61mplé.test"],
  [`x@${"é".repeat(100_000)}.test`, `x@${"é".repeat(100_000)}.test`],
])("the e-mail %s has one form", (typed, kept) => {
  expect(normalizeEmail(typed)).toBe(kept);
});
