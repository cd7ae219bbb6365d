type Point = [number, number];

/**
 * Returns path segments from one end of a hem to the other. The hem hangs in a bow that is `sag`
 * deep, and rises and falls in `waves` flutes of `depth` pixels, no two as wide.
 */
export function wavyHem(from: Point, to: Point, sag: number, waves: number, depth: number): string {
  const steps = waves * 2;
  const place = (step: number): Point => {
    const uneven = step % steps === 0 ? 0 : (((step * 7) % 5) - 2) * 0.1;
    const share = (step + uneven) / steps;
    const rise = step % steps === 0 ? 0 : step % 2 ? depth * (0.75 + ((step * 3) % 4) * 0.12) : 0;
    return [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share) - rise,
    ];
  };
  return Array.from({ length: steps }, (_, step) => {
    const [[x0, y0], [x1, y1]] = [place(step), place(step + 1)];
    const middle = ((x0 + x1) / 2).toFixed(1);
    return `C${middle} ${y0.toFixed(1)} ${middle} ${y1.toFixed(1)} ${x1.toFixed(1)} ${y1.toFixed(1)}`;
  }).join("");
}
