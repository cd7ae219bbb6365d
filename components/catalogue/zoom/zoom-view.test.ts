import { describe, expect, test } from "vitest";
import {
  fitInto,
  holdInFrame,
  panBy,
  stepFrom,
  toggleAt,
  WHOLE,
  ZOOM_STEPS,
  zoomAt,
} from "./zoom-view.ts";

const FRAME = { width: 390, height: 700 };
const FITTED = { width: 390, height: 487.5 };

/** Returns which point of the picture, at scale 1 and from its middle, is shown at `point`. */
function shownAt(view: typeof WHOLE, point: { x: number; y: number }) {
  return { x: (point.x - view.x) / view.scale, y: (point.y - view.y) / view.scale };
}

describe("zooming", () => {
  test("keeps the picture still under the pointer", () => {
    const point = { x: 60, y: -45 };
    const first = zoomAt(WHOLE, 2.5, point);
    const second = zoomAt(first, 4, point);
    expect(first.scale).toBe(2.5);
    for (const view of [first, second]) {
      expect(shownAt(view, point).x).toBeCloseTo(60);
      expect(shownAt(view, point).y).toBeCloseTo(-45);
    }
  });

  test("is held between the whole picture and the largest step", () => {
    expect(zoomAt(WHOLE, 0.2, WHOLE).scale).toBe(1);
    expect(zoomAt(WHOLE, 20, WHOLE).scale).toBe(4);
  });

  test("a double tap enlarges 2.5 times at least, and another shows the whole", () => {
    const enlarged = toggleAt(WHOLE, { x: 10, y: 10 });
    expect(enlarged.scale).toBeGreaterThanOrEqual(2.5);
    expect(toggleAt(enlarged, { x: 0, y: 0 })).toEqual(WHOLE);
    expect(toggleAt({ ...WHOLE, scale: 1.2 }, { x: 0, y: 0 })).toEqual(WHOLE);
  });

  test("steps go up and down, and end", () => {
    expect([1, 1.7, 2.5, 4].map((scale) => stepFrom(scale, 1))).toEqual([2.5, 2.5, 4, 4]);
    expect([4, 3, 2.5, 1].map((scale) => stepFrom(scale, -1))).toEqual([2.5, 2.5, 1, 1]);
    expect(ZOOM_STEPS[1]).toBeGreaterThanOrEqual(2.5);
  });
});

describe("the frame", () => {
  test("shows a picture whole, whatever its shape", () => {
    expect(fitInto({ width: 1600, height: 2000 }, FRAME)).toEqual(FITTED);
    expect(fitInto({ width: 1600, height: 400 }, FRAME)).toEqual({ width: 390, height: 97.5 });
    expect(fitInto({ width: 500, height: 1000 }, FRAME)).toEqual({ width: 350, height: 700 });
  });

  test("is left by no edge of an enlarged picture", () => {
    const far = holdInFrame({ scale: 2, x: 900, y: -900 }, FITTED, FRAME);
    expect(far).toEqual({ scale: 2, x: 195, y: -137.5 });
    const near = { scale: 2, x: 20, y: 30 };
    expect(holdInFrame(near, FITTED, FRAME)).toEqual(near);
  });

  test("centres a picture that is smaller than it", () => {
    expect(holdInFrame(panBy(WHOLE, { x: 40, y: 40 }), FITTED, FRAME)).toEqual(WHOLE);
  });
});
