import { expect, test } from "vitest";
import { readCsvFile } from "./read-csv-file.ts";

const utf16 = Buffer.from("\ufeffkode;kota é", "utf16le");

test.each([
  ["UTF-8", Buffer.from("kode;kota é", "utf8")],
  ["UTF-8 with its mark", Buffer.from("\ufeffkode;kota é", "utf8")],
  ["Excel's Unicode text", utf16],
  ["Windows", Buffer.from("kode;kota \xe9", "latin1")],
])("%s", async (_, bytes) => {
  expect(await readCsvFile(new Blob([new Uint8Array(bytes)]))).toBe("kode;kota é");
});
