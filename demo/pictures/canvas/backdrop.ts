import { type Rgb, rgbOf } from "../dye-colours.ts";
import { seededRandom } from "../seeded-random.ts";
import { lruCache } from "./lru-cache.ts";
import { PICTURE_HEIGHT, PICTURE_WIDTH, type PictureCanvas } from "./picture-canvas.ts";
import { drape } from "./relief.ts";

export type BackdropName = "sweep" | "wall" | "table" | "linen" | "garden";

type Colour = (x: number, y: number) => Rgb;

const blend = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** Parsed once: these are looked up for every pixel. */
const PAINT = {
  mori: rgbOf("#FBF6EC"),
  paperShade: rgbOf("#EFE2CB"),
  garis: rgbOf("#D9C7A8"),
  wallLit: rgbOf("#F6EBD8"),
  wallDim: rgbOf("#D3BD98"),
  wallStain: rgbOf("#C6AD84"),
  woodLight: rgbOf("#C79B68"),
  woodDark: rgbOf("#7E4F2A"),
  soga900: rgbOf("#3B2013"),
  linenLit: rgbOf("#F4EAD8"),
  linenDim: rgbOf("#DCC9A6"),
  linenSlub: rgbOf("#CDB68E"),
  skyHigh: rgbOf("#FDF6E6"),
  skyLow: rgbOf("#EBD9B4"),
  leafLight: rgbOf("#A9B58C"),
  leafDark: rgbOf("#7F9168"),
  soilLight: rgbOf("#CDB486"),
  soilDark: rgbOf("#B5986A"),
};

/** Paper that curves from the wall into the floor, lit from the upper left. */
const sweep: Colour = (x, y) => {
  const down = y / PICTURE_HEIGHT;
  const away = Math.hypot((x - 430) / 1100, (y - 480) / 1300);
  const paper = blend(PAINT.mori, PAINT.paperShade, Math.min(1, down * 0.75 + away * away * 0.35));
  return blend(paper, PAINT.garis, Math.max(0, away - 0.75) * 0.35);
};

const plaster = drape(61, 260, 210, 1);
const trowel = drape(62, 46, 30, 1, 24);
const wall: Colour = (x, y) => {
  const away = Math.hypot((x - 380) / 1200, (y - 380) / 1500);
  const lit = blend(PAINT.wallLit, PAINT.wallDim, Math.min(1, away * away * 0.75));
  return blend(lit, PAINT.wallStain, 0.12 + plaster(x, y) * 0.08 + trowel(x, y) * 0.03);
};

const BOARD_HEIGHT = 250;
const grainOf = [0, 1, 2, 3, 4, 5, 6].map((board) => drape(70 + board, 420, 7, 1));
const cloud = drape(80, 300, 60, 1);
const table: Colour = (x, y) => {
  const board = Math.floor(y / BOARD_HEIGHT);
  const grain = grainOf[board]?.(x, y + cloud(x, y) * 9) ?? 0;
  const tone = 0.42 + ((board * 37) % 11) / 40 + grain * 0.17 + cloud(x, y) * 0.07;
  const wood = blend(PAINT.woodLight, PAINT.woodDark, Math.max(0, Math.min(1, tone)));
  const fromJoint = Math.abs((y % BOARD_HEIGHT) - 1.5);
  const joint = fromJoint < 4 ? 0.62 * (1 - fromJoint / 4) : 0;
  const away = Math.hypot((x - 420) / 1200, (y - 480) / 1500);
  return blend(blend(wood, PAINT.soga900, joint), PAINT.soga900, Math.min(0.4, away * away * 0.34));
};

const SLUB = [drape(91, 90, 3, 1), drape(92, 3, 90, 1)] as const;
const linen: Colour = (x, y) => {
  const away = Math.hypot((x - 430) / 1200, (y - 480) / 1500);
  const thread = SLUB[0](x, y) * 0.5 + SLUB[1](x, y) * 0.5;
  return blend(
    blend(PAINT.linenLit, PAINT.linenDim, Math.min(1, away * away * 0.8)),
    PAINT.linenSlub,
    0.1 + thread * 0.13,
  );
};

const leaves = drape(101, 150, 120, 1, 20);
const treetops = drape(102, 210, 300, 1);
/** Morning light behind a yard, far out of focus. */
const garden: Colour = (x, y) => {
  const edge = 830 + treetops(x, 0) * 130;
  const sky = blend(PAINT.skyHigh, PAINT.skyLow, y / PICTURE_HEIGHT);
  const trees = blend(PAINT.leafLight, PAINT.leafDark, 0.5 + leaves(x, y) * 0.5);
  const ground = blend(PAINT.soilLight, PAINT.soilDark, 0.5 + leaves(y, x) * 0.4);
  const soft = (from: number, width: number) => Math.max(0, Math.min(1, (y - from) / width));
  return blend(blend(sky, trees, soft(edge - 150, 300) * 0.8), ground, soft(1180, 150));
};

const COLOURS: Record<BackdropName, Colour> = { sweep, wall, table, linen, garden };

const painted = lruCache<Uint8ClampedArray>(6);

/** A fresh canvas with the backdrop on it. Grain keeps the gradients from banding. */
export function backdropCanvas(name: BackdropName, density: number): PictureCanvas {
  const width = Math.round(PICTURE_WIDTH * density);
  const height = Math.round(PICTURE_HEIGHT * density);
  const pixels = painted(`${name}|${density}`, () => {
    const random = seededRandom(17);
    const fresh = new Uint8ClampedArray(width * height * 3);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const grain = (random() - 0.5) * 4.5;
        const colour = COLOURS[name](x / density, y / density);
        const target = (y * width + x) * 3;
        fresh[target] = colour[0] + grain;
        fresh[target + 1] = colour[1] + grain;
        fresh[target + 2] = colour[2] + grain;
      }
    }
    return fresh;
  });
  return { width, height, density, pixels: pixels.slice() };
}
