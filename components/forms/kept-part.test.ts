import { expect, test } from "vitest";
import { blurredWidth, isWide, keptPart, PICTURE_PARTS } from "./kept-part.ts";

test("of a landscape picture 4:5 keeps the chosen third of its height's width", () => {
  const size = { width: 3000, height: 2000 };
  expect(PICTURE_PARTS.map((part) => keptPart(size, part))).toEqual([
    { x: 0, width: 1600, height: 2000 },
    { x: 700, width: 1600, height: 2000 },
    { x: 1400, width: 1600, height: 2000 },
  ]);
});

test("a tall picture is kept whole", () => {
  expect(keptPart({ width: 900, height: 1600 }, "right")).toEqual({
    x: 0,
    width: 900,
    height: 1600,
  });
});

test.each([
  [3000, 2000, true, null],
  [1000, 1000, true, 800],
  [1280, 1600, false, null],
  [600, 800, false, 600],
])("%d × %d: wide %s, blurred at %s", (width, height, wide, blurred) => {
  expect(isWide({ width, height })).toBe(wide);
  expect(blurredWidth({ width, height })).toBe(blurred);
});
