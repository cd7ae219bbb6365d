/** Returns the end of a chart's scale: the smallest of 1, 2, 2.5, 5, 10, 20, … that is at least the value. */
export function niceCeiling(value: number): number {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= value) ?? 10;
  return step * power;
}
