import { expect, test } from "vitest";
import { DEMO_QRIS } from "#demo/demo-qris.ts";
import { crc16 } from "../internal/qris/emv-fields.ts";
import { qrisForAmount } from "./qris-for-amount.ts";
import { readNewQris } from "./read-new-qris.ts";

const sealed = (body: string) => body + crc16(body);

/** Returns the demo's code with a part replaced and the right CRC. */
function changed(part: string, by: string): string {
  expect(DEMO_QRIS.split(part)).toHaveLength(2);
  return sealed(DEMO_QRIS.slice(0, -4).replace(part, by));
}

/** Returns the demo's code with so many characters in all. */
function ofLength(length: number): string {
  const [LONGEST, HEAD] = [99, 4];
  let fields = "";
  for (let tag = 65; DEMO_QRIS.length + fields.length < length; tag += 1) {
    const left = length - DEMO_QRIS.length - fields.length;
    const size = left > LONGEST + HEAD ? Math.min(LONGEST, left - 2 * HEAD) : left - HEAD;
    fields += `${tag}${String(size).padStart(2, "0")}${"A".repeat(size)}`;
  }
  return changed("5802ID", `5802ID${fields}`);
}

test("a checksum in lower case is mended", () => {
  const lower = DEMO_QRIS.replace("C06F", "c06f");
  expect(lower).not.toBe(DEMO_QRIS);
  expect(readNewQris(` ${lower}\n`).text).toBe(DEMO_QRIS);
});

test("what a chat puts in is left out", () => {
  const pasted = `\u202a${DEMO_QRIS.replaceAll(" ", "\u00a0").replace("SEKAR", "SE\u200bKAR")}\u202c`;
  expect(readNewQris(pasted).text).toBe(DEMO_QRIS);
});

test("the longest text still holds with the longest amount", () => {
  const longest = ofLength(495);
  expect(readNewQris(longest).text).toBe(longest);
  expect(qrisForAmount(longest, 9_999_999_999_999)).toHaveLength(512);
});

const TIP = "QRIS ini meminta tip atau biaya (bagian 55 sampai 57): pakai QRIS tanpa tip";
const UNSEEN = "QRIS ini memuat karakter yang tidak terlihat";

test.each([
  ["a tip that the payer chooses", changed("5802ID", "5502015802ID"), TIP],
  ["a fee in rupiah", changed("5802ID", "550202560450005802ID"), TIP],
  ["a fee in per cent", changed("5802ID", "550203570499.95802ID"), TIP],
  ["an empty tip", changed("5802ID", "55005802ID"), TIP],
  ["NUL", changed("SEKAR BATIK", "SEKAR\0BATIK"), UNSEEN],
  ["a turned direction", changed("SEKAR BATIK", "SEKAR\u202eBATIK"), /./],
  ["half a character", changed("SEKAR BATIK", "SEKAR\ud800BATIK"), UNSEEN],
  ["no room", ofLength(496), "Teks QRIS paling banyak 495 karakter, agar jumlah pesanan muat"],
  ["an error of readQris", "https://sekarbatik.test", /^Teks ini bukan QRIS/],
])("a code with %s is refused", (_what, text, message) => {
  const words = typeof message === "string" ? message : expect.stringMatching(message);
  expect(() => readNewQris(text)).toThrow(
    expect.objectContaining({ code: "invalid", message: words }),
  );
});
