import { seededRandom } from "../seeded-random.ts";

/** Height of the cloth in pixels above the table, at a point of the picture. */
export type Relief = (x: number, y: number) => number;

export const flat: Relief = () => 0;

export const sumOfReliefs =
  (...reliefs: Relief[]): Relief =>
  (x, y) =>
    reliefs.reduce((height, relief) => height + relief(x, y), 0);

/** One fold along a line, thinning out at both ends; a negative height is a valley. */
export function fold(
  from: [number, number],
  to: [number, number],
  width: number,
  height: number,
): Relief {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  return (x, y) => {
    const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (length * length);
    if (along <= 0 || along >= 1) return 0;
    const away = ((x - from[0]) * dy - (y - from[1]) * dx) / length / width;
    if (away > 3 || away < -3) return 0;
    // One side falls off more steeply than the other, as cloth does where it is pulled.
    const steep = away > 0 ? away * 1.5 : away * 0.8;
    return height * Math.exp(-steep * steep) * Math.sin(along * Math.PI) ** 0.8;
  };
}

const LATTICE_SIZE = 64;

/** Smooth noise that is stretched: `lengthX` and `lengthY` are the sizes of its swells. */
export function drape(
  seed: number,
  lengthX: number,
  lengthY: number,
  height: number,
  turn = 0,
): Relief {
  const random = seededRandom(seed);
  const lattice = Float32Array.from(
    { length: LATTICE_SIZE * LATTICE_SIZE },
    () => random() * 2 - 1,
  );
  const node = (column: number, row: number) =>
    lattice[(row & (LATTICE_SIZE - 1)) * LATTICE_SIZE + (column & (LATTICE_SIZE - 1))] as number;
  const ease = (share: number) => share * share * (3 - 2 * share);
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return (x, y) => {
    const across = (x * cos + y * sin) / lengthX + 32;
    const down = (y * cos - x * sin) / lengthY + 32;
    const [column, row] = [Math.floor(across), Math.floor(down)];
    const [u, v] = [ease(across - column), ease(down - row)];
    const above = node(column, row) * (1 - u) + node(column + 1, row) * u;
    const below = node(column, row + 1) * (1 - u) + node(column + 1, row + 1) * u;
    return height * (above * (1 - v) + below * v);
  };
}

/** Folds of hanging cloth: waves across, which open towards the hem. */
export function pleats(
  left: number,
  pitch: number,
  top: number,
  drop: number,
  height: number,
  seed = 1,
): Relief {
  const sway = drape(seed, pitch * 2.2, drop * 0.7, pitch * 0.32);
  return (x, y) => {
    const opened = Math.min(1, Math.max(0.15, (y - top) / drop + 0.35));
    const wave = Math.sin(((x - left + sway(x, y)) / pitch) * Math.PI * 2);
    return (
      height *
      opened *
      (wave + 0.35 * Math.sin(((x - left) / pitch) * Math.PI * 4 + 1.3 + y * 0.0012))
    );
  };
}

/** A roll: half a cylinder between two edges, lying (`y`) or standing (`x`). */
export function roll(axis: "x" | "y", from: number, to: number, height: number): Relief {
  const [middle, half] = [(from + to) / 2, (to - from) / 2];
  return (x, y) => {
    const away = ((axis === "x" ? x : y) - middle) / half;
    return away <= -1 || away >= 1 ? 0 : height * Math.sqrt(1 - away * away * 0.985);
  };
}
