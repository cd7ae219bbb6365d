import { seededRandom } from "../seeded-random.ts";

/** Small repeating tables that every cloth is looked up in; made once, far cheaper than SVG filters. */
export const SURFACE_SIZE = 512;

const wrap = (value: number) => value & (SURFACE_SIZE - 1);

/** Smooth noise that repeats after 512 pixels, -1 to 1. */
function repeatingNoise(seed: number, pitch: number): Float32Array {
  const random = seededRandom(seed);
  const nodes = SURFACE_SIZE / pitch;
  const lattice = Float32Array.from({ length: nodes * nodes }, () => random() * 2 - 1);
  const ease = (share: number) => share * share * (3 - 2 * share);
  const table = new Float32Array(SURFACE_SIZE * SURFACE_SIZE);
  for (let y = 0; y < SURFACE_SIZE; y++) {
    for (let x = 0; x < SURFACE_SIZE; x++) {
      const [column, row] = [Math.floor(x / pitch), Math.floor(y / pitch)];
      const [u, v] = [ease(x / pitch - column), ease(y / pitch - row)];
      const node = (dx: number, dy: number) =>
        lattice[((row + dy) % nodes) * nodes + ((column + dx) % nodes)] as number;
      const above = node(0, 0) * (1 - u) + node(1, 0) * u;
      const below = node(0, 1) * (1 - u) + node(1, 1) * u;
      table[y * SURFACE_SIZE + x] = above * (1 - v) + below * v;
    }
  }
  return table;
}

/** Plain weave: warp over weft, then weft over warp, with threads of uneven thickness. */
function weaveTable(thread: number): Float32Array {
  const uneven = repeatingNoise(5, 4);
  const table = new Float32Array(SURFACE_SIZE * SURFACE_SIZE);
  for (let y = 0; y < SURFACE_SIZE; y++) {
    for (let x = 0; x < SURFACE_SIZE; x++) {
      const over = (Math.floor(x / thread) + Math.floor(y / thread)) % 2 === 0;
      const across = Math.abs(((x % thread) + 0.5) / thread - 0.5) * 2;
      const along = Math.abs(((y % thread) + 0.5) / thread - 0.5) * 2;
      const rounded = 0.5 - (over ? across : along) ** 2;
      const index = y * SURFACE_SIZE + x;
      table[index] = rounded * 0.7 + (uneven[index] as number) * 0.5;
    }
  }
  return table;
}

/** Cracks in the wax, into which dye has run: borders of jittered cells, broken up by noise. 0 to 1. */
function crackleTable(): Float32Array {
  const random = seededRandom(23);
  const cells = 8;
  const pitch = SURFACE_SIZE / cells;
  const sites = Array.from({ length: cells * cells }, () => [random(), random()] as const);
  const bend = repeatingNoise(31, 32);
  const patches = repeatingNoise(37, 128);
  const table = new Float32Array(SURFACE_SIZE * SURFACE_SIZE);
  for (let y = 0; y < SURFACE_SIZE; y++) {
    for (let x = 0; x < SURFACE_SIZE; x++) {
      const index = y * SURFACE_SIZE + x;
      const bentX = x + (bend[index] as number) * 13;
      const bentY = y + (bend[wrap(y + 97) * SURFACE_SIZE + wrap(x + 41)] as number) * 13;
      let [nearest, second] = [1e9, 1e9];
      const [column, row] = [Math.floor(bentX / pitch), Math.floor(bentY / pitch)];
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const site =
            sites[((row + dy + cells) % cells) * cells + ((column + dx + cells) % cells)];
          if (!site) continue;
          const away = Math.hypot(
            (column + dx + site[0]) * pitch - bentX,
            (row + dy + site[1]) * pitch - bentY,
          );
          if (away < nearest) [nearest, second] = [away, nearest];
          else if (away < second) second = away;
        }
      }
      const line = Math.max(0, 1 - (second - nearest) / 2.6);
      table[index] = line * Math.min(1, Math.max(0, (patches[index] as number) * 1.5 + 0.25));
    }
  }
  return table;
}

export const fineWeave = weaveTable(4);
export const coarseWeave = weaveTable(8);
export const crackle = crackleTable();
/** Two wobbles for the hand that drew the line, one slow unevenness for the dye bath. */
export const wobbleX = repeatingNoise(3, 32);
export const wobbleY = repeatingNoise(4, 32);
export const dyeBath = repeatingNoise(9, 128);
