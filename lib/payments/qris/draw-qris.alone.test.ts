import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { DEMO_QRIS } from "#demo/demo-qris.ts";
import { qrSvg } from "#lib/qr/qr-code.ts";
import { qrisPng } from "./draw-qris.ts";

/** Width of the demo's QR code in modules (version 8), and with the quiet zone. */
const MODULES = 49;
const ALL_MODULES = MODULES + 2 * 4;

async function pixelsOf(picture: Sharp) {
  const { data, info } = await picture
    .flatten({ background: "#fff" })
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Returns the module rows, "#" for dark, as the pixels in the modules' centres show them. */
function modulesOf({ data, width }: { data: Buffer; width: number }): string[] {
  const centres = Array.from({ length: ALL_MODULES }, (_, index) =>
    Math.floor(((index + 0.5) * width) / ALL_MODULES),
  );
  return centres.map((y) =>
    centres.map((x) => ((data[y * width + x] ?? 0) < 128 ? "#" : " ")).join(""),
  );
}

test("the PNG is at least 720 pixels wide and crisp, with a quiet zone of four modules", async () => {
  const { data, width, height } = await pixelsOf(sharp(await qrisPng(DEMO_QRIS)));
  expect(height).toBe(width);
  expect(width).toBeGreaterThanOrEqual(720);
  const module = width / ALL_MODULES;
  expect(module).toBe(Math.ceil(720 / ALL_MODULES));
  expect(new Set(data)).toEqual(new Set([0, 255]));
  const dark = [...data.keys()].filter((at) => data[at] === 0);
  const columns = dark.map((at) => at % width);
  const edge = 4 * module;
  expect(Math.floor((dark[0] ?? 0) / width)).toBe(edge);
  expect(columns.reduce((least, x) => Math.min(least, x))).toBe(edge);
  expect(columns.reduce((most, x) => Math.max(most, x))).toBe(width - edge - 1);
});

test("the SVG shows the same modules as the PNG", async () => {
  const svg = qrSvg(DEMO_QRIS);
  expect(svg).toContain(`viewBox="0 0 ${ALL_MODULES} ${ALL_MODULES}" shape-rendering="crispEdges"`);
  const png = await pixelsOf(sharp(await qrisPng(DEMO_QRIS)));
  const drawn = await pixelsOf(sharp(Buffer.from(svg)).resize(png.width));
  expect(modulesOf(drawn)).toEqual(modulesOf(png));
});
