import { readdirSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { DEMO_EVENTS } from "./demo-events.ts";
import { DEMO_GALLERY } from "./demo-gallery.ts";
import { demoPictureNames } from "./demo-picture-names.ts";
import { demoProducts } from "./demo-products.ts";

const FOLDER = new URL("../pictures/", import.meta.url).pathname;
/** Every clone and every image carries them. */
const MAX_BYTES = 20_000_000;

/** Pictures that lists show. The others are shown as thumbnails or in full width, never between. */
const LISTED = new Set([
  ...[...demoProducts, ...DEMO_EVENTS].map(({ pictures }) => pictures[0]),
  ...DEMO_GALLERY.map(({ picture }) => picture),
]);

test("each named picture has its files, and no picture is without a use", () => {
  const found = readdirSync(FOLDER).sort();
  expect(found).toEqual([...demoPictureNames()].sort());
  const files = ["1080.avif", "320.avif"];
  for (const name of found) {
    const expected = LISTED.has(name) ? [...files, "640.avif"] : files;
    expect([name, readdirSync(FOLDER + name).sort()]).toEqual([name, expected]);
  }
});

test("the pictures stay small together", () => {
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true });
  const sizes = files.map(({ parentPath, name }) => statSync(`${parentPath}/${name}`));
  const bytes = sizes.reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);
  expect(bytes).toBeLessThan(MAX_BYTES);
});
