/** `perHour` and `error` are in the values' unit a hour; `error` is the slope's standard error. */
export type Slope = { perHour: number; error: number };

/** A value at so many seconds. */
export type Point = { at: number; value: number };

const SECONDS_IN_HOUR = 3600;
/** Standard errors by which a slope has to be above what is allowed: one in forty by chance. */
const SIGNIFICANT = 2;

/** Returns the least-squares slope. Throws with fewer than three points, or all at one time. */
export function slopeOf(points: Point[]): Slope {
  const count = points.length;
  const middle = sum(points.map(({ at }) => at)) / count;
  const mean = sum(points.map(({ value }) => value)) / count;
  const spread = sum(points.map(({ at }) => (at - middle) ** 2));
  if (count < 3 || spread === 0) throw new Error("a slope needs three points in time");
  const slope = sum(points.map(({ at, value }) => (at - middle) * (value - mean))) / spread;
  const left = sum(points.map(({ at, value }) => (value - mean - slope * (at - middle)) ** 2));
  const error = Math.sqrt(left / (count - 2) / spread);
  return { perHour: slope * SECONDS_IN_HOUR, error: error * SECONDS_IN_HOUR };
}

/** Returns whether a slope is certainly above what is allowed an hour. */
export function rises({ perHour, error }: Slope, allowedPerHour: number): boolean {
  return perHour - SIGNIFICANT * error > allowedPerHour;
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
