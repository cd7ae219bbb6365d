import { performance } from "node:perf_hooks";
import sharp from "sharp";
import { expect, test } from "vitest";
import { DEMO_QRIS } from "#demo/demo-qris.ts";
import { crc16 } from "../internal/qris/emv-fields.ts";
import { qrisPng } from "./draw-qris.ts";
import { qrisForAmount } from "./qris-for-amount.ts";
import { readQrisPicture } from "./read-qris-picture.ts";

const sealed = (body: string) => body + crc16(body);

const CODE = await qrisPng(DEMO_QRIS);

/** The database can't store NUL. */
const WITH_NUL = sealed(DEMO_QRIS.slice(0, -4).replace("SEKAR BATIK", "SEKAR\0BATIK"));

const refuses = (bytes: Uint8Array, message: string) =>
  expect(readQrisPicture(bytes)).rejects.toMatchObject({ code: "invalid", message });

/** Returns a sheet of paper on a wooden table, with pictures laid on it. */
function sheet(pictures: { input: Buffer; left: number; top: number }[]) {
  return sharp({ create: { width: 1600, height: 2200, channels: 3, background: "#f4f1ea" } })
    .composite(pictures)
    .extend({ top: 200, bottom: 200, left: 150, right: 150, background: "#7a5230" });
}

async function photo(): Promise<Buffer> {
  return sheet([{ input: CODE, left: 410, top: 700 }])
    .png()
    .toBuffer();
}

test("the picture that the shop itself draws is read", async () => {
  expect(await readQrisPicture(CODE)).toBe(DEMO_QRIS);
});

test.each([7, 90, 168, -30])("a blurred photo turned by %i degrees is read", async (degrees) => {
  const turned = await sharp(await photo())
    .rotate(degrees, { background: "#7a5230" })
    .toBuffer();
  const jpeg = await sharp(turned)
    .blur(2.5)
    .modulate({ brightness: 0.7 })
    .jpeg({ quality: 55 })
    .toBuffer();
  expect(await readQrisPicture(jpeg)).toBe(DEMO_QRIS);
});

test("a skewed photo is read", async () => {
  const skewed = await sharp(await photo())
    .affine([1, 0.15, 0.08, 0.9], { background: "#7a5230" })
    .jpeg({ quality: 70 })
    .toBuffer();
  expect(await readQrisPicture(skewed)).toBe(DEMO_QRIS);
});

test("a photo of 12 megapixels whose code fills a third is read", async () => {
  const large = await sharp(await photo())
    .resize(3024, 4032, { fit: "contain", background: "#7a5230" })
    .jpeg({ quality: 80 })
    .toBuffer();
  expect(await readQrisPicture(large)).toBe(DEMO_QRIS);
});

test("a small screenshot as WebP is read", async () => {
  const screenshot = await sharp(CODE)
    .resize(260)
    .extend({ top: 300, bottom: 400, left: 60, right: 60, background: "#10222f" })
    .webp({ quality: 70 })
    .toBuffer();
  expect(await readQrisPicture(screenshot)).toBe(DEMO_QRIS);
});

test("a code in black on transparent ground is read", async () => {
  const alpha = await sharp(CODE).toColourspace("b-w").negate().raw().toBuffer();
  const { width = 0, height = 0 } = await sharp(CODE).metadata();
  const black = sharp({ create: { width, height, channels: 3, background: "#000" } });
  const bytes = await black
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  expect((await sharp(bytes).metadata()).channels).toBe(4);
  expect(await readQrisPicture(bytes)).toBe(DEMO_QRIS);
});

test("the QRIS among other codes is found", async () => {
  const other = await sharp(await qrisPng("https://sekarbatik.test/aplikasi"))
    .resize(500)
    .toBuffer();
  const both = sheet([
    { input: other, left: 80, top: 80 },
    { input: CODE, left: 410, top: 1100 },
  ]);
  expect(await readQrisPicture(await both.jpeg().toBuffer())).toBe(DEMO_QRIS);
});

test("other pictures are refused with their reason", async () => {
  const cloth = sharp(await photo()).extract({ left: 0, top: 0, width: 500, height: 500 });
  await refuses(
    await cloth.png().toBuffer(),
    "Kode QR tidak terbaca di gambar ini: unggah gambar yang tajam dan utuh",
  );
  await refuses(await qrisPng("https://sekarbatik.test/home"), "Kode QR di gambar ini bukan QRIS");
  await refuses(
    await qrisPng(qrisForAmount(DEMO_QRIS, 25_000)),
    "QRIS ini sudah memuat nominal: pakai QRIS statis",
  );
  await refuses(await qrisPng(WITH_NUL), "QRIS ini memuat karakter yang tidak terlihat");
  await refuses(Buffer.from("<svg xmlns='x'/>"), "File harus berbentuk gambar");
  await refuses(CODE.subarray(0, CODE.length / 2), "Berkas gambar ini rusak");
});

test("a picture of too many pixels is refused before it is decoded", async () => {
  const [width, height] = [6_000, 4_001];
  const huge = sharp({ create: { width, height, channels: 3, background: "#fff" } });
  await refuses(await huge.png().toBuffer(), "Ukuran gambar tidak boleh melebihi 24 megapiksel");
});

test("a search that takes long leaves the main thread to others", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 90 } as const;
  const picture = sharp({
    create: { width: 900, height: 900, channels: 3, background: "#fff", noise },
  });
  const bytes = await picture.png().toBuffer();
  const spent = performance.eventLoopUtilization();
  await refuses(bytes, "Kode QR tidak terbaca di gambar ini: unggah gambar yang tajam dan utuh");
  expect(performance.eventLoopUtilization(spent).utilization).toBeLessThan(0.5);
});
