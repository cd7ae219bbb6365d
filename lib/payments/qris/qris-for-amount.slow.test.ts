import fc from "fast-check";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { expect, test } from "vitest";
import { DEMO_QRIS } from "#demo/demo-qris.ts";
import { crc16 } from "../internal/qris/emv-fields.ts";
import { qrisPng } from "./draw-qris.ts";
import { qrisForAmount } from "./qris-for-amount.ts";

const sealed = (body: string) => body + crc16(body);

/** Splits a text without the shop's own parser: the CRC comes last, without its value. */
function fieldsOf(text: string): [tag: string, value: string][] {
  if (text.length === 8) return [[text.slice(0, 2), ""]];
  const end = 4 + Number(text.slice(2, 4));
  return [[text.slice(0, 2), text.slice(4, end)], ...fieldsOf(text.slice(end))];
}

async function readPng(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png)
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ data, width: info.width, height: info.height });
}

const amounts = fc.integer({ min: 1, max: 9_999_999_999_999 });

/** Checks every field against the static code's: two before the accounts, and four more before the amount. */
function expectFields(text: string, rupiah: number): void {
  const given = fieldsOf(DEMO_QRIS);
  expect(fieldsOf(text)).toEqual([
    ["00", "01"],
    ["01", "12"],
    ...given.slice(2, 6),
    ["54", `${rupiah}`],
    ...given.slice(6),
  ]);
  expect(text).toBe(sealed(text.slice(0, -4)));
}

test("1,000 amounts: all fields are the static code's but for the amount and the CRC", () => {
  const check = (rupiah: number) => expectFields(qrisForAmount(DEMO_QRIS, rupiah), rupiah);
  fc.assert(fc.property(amounts, check), { numRuns: 1_000 });
});

// A picture takes some 40 ms to draw and to read.
test("100 amounts: the drawn picture holds those fields", async () => {
  const check = async (rupiah: number) => {
    expectFields(await readPng(await qrisPng(qrisForAmount(DEMO_QRIS, rupiah))), rupiah);
  };
  await fc.assert(fc.asyncProperty(amounts, check), { numRuns: 100 });
});

test("an amount is written in digits alone, after a length of two", () => {
  const amountOf = (rupiah: number) =>
    /5303360(54.*)5802ID/.exec(qrisForAmount(DEMO_QRIS, rupiah))?.[1];
  expect(amountOf(1)).toBe("54011");
  expect(amountOf(1_271_000)).toBe("54071271000");
  expect(amountOf(9_999_999_999_999)).toBe("54139999999999999");
});

test("a stored tip is left out, and fields come in the order of their tags with the CRC last", () => {
  const tips = "5502025604200057012";
  const [start, rest] = [DEMO_QRIS.slice(0, 12), DEMO_QRIS.slice(12, -8)];
  const text = qrisForAmount(sealed(`${start}8003XYZ${tips}${rest}6304`), 50_000);
  const [before = "", after = ""] = rest.split("5802ID");
  expect(text).toBe(sealed(`000201010212${before}5405500005802ID${after}8003XYZ6304`));
});

test.each([0, -1, 0.5, 1_000.5, 10_000_000_000_000, Number.NaN, Number.POSITIVE_INFINITY])(
  "%d is no amount",
  (rupiah) => {
    const message = "Nominal QRIS harus rupiah bulat, paling banyak 13 angka";
    const error = expect.objectContaining({ code: "invalid", message });
    expect(() => qrisForAmount(DEMO_QRIS, rupiah)).toThrow(error);
  },
);

test("a code that already has an amount is refused", () => {
  const message = "QRIS ini sudah memuat nominal: pakai QRIS statis";
  expect(() => qrisForAmount(qrisForAmount(DEMO_QRIS, 1_000), 2_000)).toThrow(message);
});
