import { seededRandom } from "../seeded-random.ts";

export type Point = [number, number];

export type Cell = {
  /** Index of the repeating cell; copies across the edge share it. */
  id: number;
  centre: Point;
  corners: Point[];
};

/** Keeps the part of a polygon that is nearer to `centre` than to `other`. */
function clipTowards(corners: Point[], centre: Point, other: Point): Point[] {
  const [dx, dy] = [other[0] - centre[0], other[1] - centre[1]];
  const middle = (dx * (centre[0] + other[0]) + dy * (centre[1] + other[1])) / 2;
  const side = (point: Point) => dx * point[0] + dy * point[1] - middle;
  const kept: Point[] = [];
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const [a, b] = [side(from), side(to)];
    if (a <= 0) kept.push(from);
    if (a * b < 0) {
      const share = a / (a - b);
      kept.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
  });
  return kept;
}

/** Voronoi cells of a jittered grid, wrapped around so that the square repeats. */
export function voronoiCells(size: number, perSide: number, seed: number, jitter: number): Cell[] {
  const random = seededRandom(seed);
  const pitch = size / perSide;
  const sites: Point[] = Array.from({ length: perSide * perSide }, (_, index) => [
    ((index % perSide) + 0.5 + (random() - 0.5) * jitter) * pitch,
    (Math.floor(index / perSide) + 0.5 + (random() - 0.5) * jitter) * pitch,
  ]);
  const shifts = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y): Point => [x * size, y * size]));
  const everywhere = shifts.flatMap(([x, y]) =>
    sites.map((site, id) => ({ id, centre: [site[0] + x, site[1] + y] as Point })),
  );
  return everywhere
    .filter(
      ({ centre: [x, y] }) => x > -pitch && x < size + pitch && y > -pitch && y < size + pitch,
    )
    .map(({ id, centre }) => {
      const [x, y] = centre;
      const reach = pitch * 2;
      const square: Point[] = [
        [x - reach, y - reach],
        [x + reach, y - reach],
        [x + reach, y + reach],
        [x - reach, y + reach],
      ];
      const corners = everywhere.reduce(
        (polygon, other) =>
          other.centre[0] === x && other.centre[1] === y
            ? polygon
            : clipTowards(polygon, centre, other.centre),
        square,
      );
      return { id, centre, corners };
    });
}
