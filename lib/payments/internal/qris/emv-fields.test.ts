import { expect, test } from "vitest";
import { crc16 } from "./emv-fields.ts";

test.each([
  // The check value that catalogues of CRCs give.
  ["123456789", "29B1"],
  ["", "FFFF"],
])("the CRC of %j is %s", (text, crc) => {
  expect(crc16(text)).toBe(crc);
});
