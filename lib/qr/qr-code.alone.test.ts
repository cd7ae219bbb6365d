import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { expect, test } from "vitest";
import { qrPicture } from "./qr-code.ts";

test.each([
  "otpauth://totp/Sekar%20Batik:ani%40toko.example?issuer=Sekar%20Batik&secret=GEZDGNBVGY3TQOJQ",
  // The longest e-mail.
  `otpauth://totp/Sekar%20Batik:${"a".repeat(254)}?secret=GEZDGNBVGY3TQOJQ`,
])("a phone's camera reads %s", async (text) => {
  const [type, data = ""] = qrPicture(text).split(",");
  expect(type).toBe("data:image/svg+xml;base64");
  const svg = sharp(Buffer.from(data, "base64"), { density: 400 });
  const { data: pixels, info } = await svg
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  expect(decodeQR({ width, height, data: pixels })).toBe(text);
});
