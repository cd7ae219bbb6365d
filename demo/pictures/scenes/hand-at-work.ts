import { drape, fold, sumOfReliefs } from "../canvas/relief.ts";
import { artwork, type ClothPiece, type Scene } from "./scene.ts";
import type { SceneLook } from "./scene-look.ts";
import { canting } from "./tools.ts";

type Joint = [x: number, y: number, radius: number];

const SKIN = "#B57F58";
const NAIL = "#D9AE8C";

/** The outline of a limb along its joints, round at both ends. */
function limb(joints: Joint[]): string {
  const sides = joints.map(([x, y, radius], index): [number, number][] => {
    const [before, after] = [
      joints[index - 1] ?? joints[index],
      joints[index + 1] ?? joints[index],
    ];
    const [dx, dy] = [
      (after?.[0] ?? x) - (before?.[0] ?? x),
      (after?.[1] ?? y) - (before?.[1] ?? y),
    ];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / length) * radius, (dx / length) * radius];
    return [
      [x + nx, y + ny],
      [x - nx, y - ny],
    ];
  });
  const tip = (joint: Joint | undefined, from: Joint | undefined): [number, number][] => {
    if (!joint || !from) return [];
    const [dx, dy] = [joint[0] - from[0], joint[1] - from[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [ux, uy] = [(dx / length) * joint[2], (dy / length) * joint[2]];
    const at = (along: number, across: number): [number, number] => [
      joint[0] + ux * along - uy * across,
      joint[1] + uy * along + ux * across,
    ];
    return [at(0.7, 0.72), at(1, 0), at(0.7, -0.72)];
  };
  const points = [
    ...sides.map(([side]) => side as [number, number]),
    ...tip(joints.at(-1), joints.at(-2)),
    ...sides.map(([, side]) => side as [number, number]).reverse(),
    ...tip(joints[0], joints[1]),
  ];
  const point = (index: number) => points[(index + points.length) % points.length] ?? [0, 0];
  const text = ([x, y]: readonly [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const curves = points.map((_, index) => {
    const [a, b, c, d] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const out: [number, number] = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const into: [number, number] = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    return `C${text(out)} ${text(into)} ${text(c)}`;
  });
  return `M${text(point(0))}${curves.join("")}Z`;
}

const flesh = (joints: Joint[], height = 30, deep = true): ClothPiece => ({
  kind: "cloth",
  outline: limb(joints),
  cloth: SKIN,
  laying: { smooth: true },
  roundness: { reach: 34, height },
  shadow: deep
    ? { shiftX: 12, shiftY: 18, blur: 20, depth: 0.5 }
    : { shiftX: 4, shiftY: 6, blur: 9, depth: 0.4 },
});

const nail = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="18" ry="13" fill="#8C5A3A" fill-opacity=".5"/><ellipse cx="1" rx="16.500" ry="11.500" fill="${NAIL}"/><path d="M-9 -5Q0 -9 9 -5" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2.500"/></g>`;

const crease = (path: string) =>
  `<path d="${path}" fill="none" stroke="#6E4227" stroke-opacity=".4" stroke-width="3" stroke-linecap="round"/>`;

/** A maker's hand that draws with the canting. The motif is waxed behind it, pencilled before it. */
export function handAtWork(look: SceneLook): Scene {
  const level = look.cloth.motif === "megaMendung";
  const scale = look.cloth.scale * (level ? 1.5 : 2.1);
  const relief = sumOfReliefs(
    drape(look.seed, 460, 520, 24),
    fold([-200, 1300], [700, 200], 70, 34),
    fold([300, 1700], [1400, 1000], 80, 30),
  );
  const laying = { closeUp: true, pull: 2.4, angle: level ? 0 : -6, shiftX: look.seed * 23 };
  const drawn =
    "M-60 -60L760 -60C720 60 780 160 690 250C600 330 560 300 500 400C440 480 400 470 330 540C280 620 330 700 250 800C180 900 230 1000 130 1120C80 1200 90 1300 -60 1400Z";
  return {
    backdrop: "linen",
    layers: [
      {
        kind: "cloth",
        outline: "M-60 -60L1260 -60L1260 1560L-60 1560Z",
        cloth: level ? "#F2E6CC" : { motif: look.cloth.motif, colourway: "pencil", scale },
        laying: { ...laying, uncracked: true },
        relief,
        roundness: { reach: 8, height: 0 },
      },
      {
        kind: "cloth",
        outline: drawn,
        cloth: { ...look.cloth, scale },
        laying,
        relief,
        roundness: { reach: 4, height: 0 },
      },
      // Little and ring finger rest on the cloth, the middle finger under the handle.
      flesh([
        [930, 1010, 62],
        [800, 1020, 54],
        [712, 985, 46],
        [690, 940, 40],
      ]),
      flesh([
        [900, 930, 64],
        [770, 930, 54],
        [676, 892, 46],
        [646, 846, 40],
      ]),
      flesh([
        [880, 850, 64],
        [740, 820, 54],
        [640, 776, 45],
        [578, 722, 38],
      ]),
      artwork(canting(430, 560, 38, 1)),
      flesh(
        [
          [1330, 1330, 168],
          [1180, 1180, 158],
          [1060, 1050, 150],
          [950, 930, 138],
          [880, 850, 112],
        ],
        46,
      ),
      flesh([
        [985, 925, 54],
        [800, 750, 62],
        [712, 684, 50],
        [622, 672, 42],
        [566, 664, 36],
      ]),
      flesh([
        [1040, 1090, 58],
        [880, 955, 74],
        [744, 838, 52],
        [664, 764, 44],
        [606, 716, 38],
      ]),
      artwork(
        nail(558, 655, 6) +
          nail(604, 704, 42) +
          crease(
            "M792 702Q806 726 796 756M714 650Q722 668 716 690M726 800Q740 800 752 790M836 892Q850 896 868 884",
          ),
      ),
      {
        kind: "cloth",
        outline:
          "M1010 1218C1090 1180 1160 1100 1206 1012L1300 1040L1400 1560L1120 1560C1100 1440 1060 1320 1010 1218Z",
        cloth: { ...look.cloth, scale: look.cloth.scale * 0.9 },
        laying: { angle: level ? 0 : 40 },
        relief: sumOfReliefs(
          drape(look.seed + 3, 90, 160, 9, 40),
          fold([1080, 1180], [1300, 1500], 24, 14),
          fold([1170, 1090], [1340, 1400], 22, -12),
        ),
        roundness: { reach: 44, height: 30 },
        shadow: { shiftX: 8, shiftY: 14, blur: 20, depth: 0.5 },
      },
    ],
  };
}
