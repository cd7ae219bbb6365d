import { expect, test } from "vitest";
import { refundWords } from "./refund-words.ts";

test("a refund promises a mail only where there is an address", () => {
  expect(refundWords(true)).toContain("Pelanggan mendapat e-mail");
  expect(refundWords(false)).toContain("tidak punya e-mail: kabari sendiri");
});
