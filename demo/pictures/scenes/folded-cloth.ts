import type { Cloth } from "../canvas/cloth-texture.ts";
import { drape, fold, roll, sumOfReliefs } from "../canvas/relief.ts";
import { artwork, type ClothPiece, type Layer, type Scene } from "./scene.ts";
import type { SceneLook } from "./scene-look.ts";

type Slab = {
  cloth: Cloth;
  left: number;
  right: number;
  /** Top and bottom of the top face, and bottom of the front face. */
  farY: number;
  nearY: number;
  baseY: number;
  layers: number;
  seed: number;
};

/** A folded cloth seen from a little above: its top face, and its folds in front like the pages of a book. */
export function foldedSlab(slab: Slab): Layer[] {
  const { cloth, left, right, farY, nearY, baseY, layers, seed } = slab;
  const slant = Math.round((nearY - farY) * 0.16);
  const top: ClothPiece = {
    kind: "cloth",
    outline: `M${left + slant + 14} ${farY}L${right - slant - 14} ${farY}C${right - slant} ${farY} ${right - slant + 4} ${farY + 6} ${right - slant + 6} ${farY + 14}L${right} ${nearY}C${right} ${nearY + 16} ${right - 10} ${nearY + 22} ${right - 24} ${nearY + 22}L${left + 24} ${nearY + 22}C${left + 10} ${nearY + 22} ${left} ${nearY + 16} ${left} ${nearY}L${left + slant - 6} ${farY + 14}C${left + slant - 4} ${farY + 6} ${left + slant} ${farY} ${left + slant + 14} ${farY}Z`,
    cloth,
    laying: { squash: 0.62, shiftX: left + seed * 31, shiftY: farY },
    relief: sumOfReliefs(
      drape(seed, 240, 130, 7),
      fold([left, nearY - 40], [right, farY + 60], 60, 6),
    ),
    roundness: { reach: 22, height: 14 },
    shadow: { shiftX: 8, shiftY: 14, blur: 16, depth: 0.4 },
  };
  const height = (baseY - nearY) / layers;
  const pages = Array.from({ length: layers }, (_, index): ClothPiece => {
    const y = Math.round(nearY + index * height);
    const end = Math.round(nearY + (index + 1) * height);
    const uneven = ((index * 7 + seed * 3) % 5) * 3 - 6;
    const [from, to] = [left + uneven, right - ((uneven * 5) % 9)];
    const round = Math.round(height * 0.5);
    return {
      kind: "cloth",
      outline: `M${from + round} ${y}C${(from + to) >> 1} ${y + uneven * 0.5} ${(from + to) >> 1} ${y - uneven * 0.5} ${to - round} ${y}C${to + 4} ${y} ${to + 4} ${end} ${to - round} ${end}C${(from + to) >> 1} ${end - uneven * 0.5} ${(from + to) >> 1} ${end + uneven * 0.5} ${from + round} ${end}C${from - 4} ${end} ${from - 4} ${y} ${from + round} ${y}Z`,
      cloth,
      laying: { shiftX: left + index * 47 + seed * 31, shiftY: y + index * 19, dim: 0.94 },
      relief: sumOfReliefs(
        roll("y", y - 2, end + 2, height * 0.62),
        drape(seed + index, 200, 60, 2.5),
      ),
      roundness: { reach: 12, height: 6 },
      shadow: { shiftX: 4, shiftY: 10, blur: 10, depth: 0.5 },
    };
  });
  return [...pages.reverse(), top];
}

/** One kain, folded to go into its box. */
export function foldedKain(look: SceneLook): Scene {
  const slab = {
    cloth: look.cloth,
    left: 150,
    right: 1050,
    farY: 380,
    nearY: 880,
    baseY: 1110,
    layers: 4,
    seed: look.seed,
  };
  const paper =
    '<g transform="translate(600 906)"><path d="M-66 -20L66 -20L70 196L-70 196Z" fill="#000" fill-opacity=".2" transform="translate(6 8)"/><path d="M-66 -20L66 -20L70 196L-70 196Z" fill="#EFE0C2"/><path d="M-66 -20L66 -20L67 10L-67 10Z" fill="#FBF3E0"/><path d="M-56 2L58 2M-60 184L60 184" stroke="#9C5F2E" stroke-width="2"/><g fill="none" stroke="#6B3A1E" stroke-width="3.2" transform="translate(0 84)"><path d="M0 0Q-17 -19 0 -40Q17 -19 0 0ZM0 0Q19 -17 40 0Q19 17 0 0ZM0 0Q17 19 0 40Q-17 19 0 0ZM0 0Q-19 17 -40 0Q-19 -17 0 0Z"/></g><path d="M-28 148H28M-18 160H18" stroke="#6B3A1E" stroke-width="3"/></g>';
  const bandTop =
    '<path d="M546 382L654 430L666 900L534 900Z" fill="#000" fill-opacity=".16" transform="translate(8 6)"/><path d="M548 378L652 378L666 902L534 902Z" fill="#F3E6CB"/><path d="M548 378L566 378L552 902L534 902Z" fill="#fff" fill-opacity=".3"/><path d="M634 378L652 378L666 902L648 902Z" fill="#6B3A1E" fill-opacity=".1"/>';
  return { backdrop: "sweep", layers: [...foldedSlab(slab), artwork(bandTop + paper)] };
}

const OTHER_CLOTHS: [Cloth["motif"], Cloth["colourway"]][] = [
  ["truntum", "wedel"],
  ["parang", "sogaTua"],
  ["ceplok", "mengkudu"],
  ["kawung", "latarPutih"],
  ["truntum", "daun"],
  ["ceplok", "kunyit"],
];

/** A pile of different cloths with the picture's own one on top. */
export function clothStack(look: SceneLook): Scene {
  const below = [0, 1, 2, 3].map((index) => {
    const [motif, colourway] = OTHER_CLOTHS[(index + look.seed) % OTHER_CLOTHS.length] ?? [
      "truntum",
      "wedel",
    ];
    return { motif, colourway, scale: look.cloth.scale };
  });
  const pile = [look.cloth, ...below];
  const first = 620;
  const thickness = 138;
  const layers = pile
    .map((cloth, index) =>
      foldedSlab({
        cloth,
        left: 210 + ((index * 53 + look.seed * 17) % 50) - 20,
        right: 990 + ((index * 37 + look.seed * 11) % 50) - 24,
        farY: first - 300 + index * thickness,
        nearY: first + index * thickness,
        baseY: first + (index + 1) * thickness - 4,
        layers: 3,
        seed: look.seed + index,
      }),
    )
    .reverse()
    .flat();
  return { backdrop: "sweep", layers };
}
