import { drape, fold, sumOfReliefs } from "../canvas/relief.ts";
import { artwork, FAR_SIDE, GROUND_SHADOW, type Layer, mirrored, stitch } from "./scene.ts";
import { type SceneLook, turned } from "./scene-look.ts";

type Point = [number, number];

export type Side = "left" | "right";

/** A left sleeve; the right one is its mirror image. */
export type SleeveCut = {
  outline: string;
  /** A path along the hem; none if a cuff is sewn on. */
  hem?: string;
  /** What the hem shows of the far side, if the sleeve is wide. */
  inside?: string;
  /** The point about which it swings. */
  shoulder: Point;
  /** Degrees that its cloth lies turned. */
  angle: number;
  /** Its folds: from, to, width and height. */
  folds: [from: Point, to: Point, width: number, height: number][];
};

/** Turns a path of a left sleeve by degrees towards the body, and puts it on a side. */
export function swung(path: string, { shoulder }: SleeveCut, side: Side, degrees: number): string {
  const [x, y] = shoulder;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const placed = path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, left: string, top: string) => {
    const [dx, dy] = [Number(left) - x, Number(top) - y];
    return `${(x + dx * cos + dy * sin).toFixed(1)} ${(y + dy * cos - dx * sin).toFixed(1)}`;
  });
  return side === "left" ? placed : mirrored(placed);
}

/** A sleeve that has swung by degrees from the shoulder towards the body. */
export function sleeve(look: SceneLook, cut: SleeveCut, side: Side, degrees: number): Layer[] {
  const sign = side === "left" ? 1 : -1;
  const at = ([x, y]: Point): Point => [side === "left" ? x : 1200 - x, y];
  const folds = cut.folds.map(([from, to, width, height]) => fold(at(from), at(to), width, height));
  const inside: Layer[] = cut.inside
    ? [
        {
          kind: "cloth",
          outline: swung(cut.inside, cut, side, degrees),
          cloth: look.cloth,
          laying: { ...FAR_SIDE, angle: turned(look, 12 * sign) },
          roundness: { reach: 8, height: 0 },
          shadow: GROUND_SHADOW,
        },
      ]
    : [];
  return [
    ...inside,
    {
      kind: "cloth",
      outline: swung(cut.outline, cut, side, degrees),
      cloth: look.cloth,
      laying: {
        angle: turned(look, (cut.angle - degrees) * sign),
        shiftX: 30 - 14 * sign,
        shiftY: 36 - 20 * sign,
      },
      relief: sumOfReliefs(drape(look.seed + 11 + sign, 105, 210, 10, 21 * sign), ...folds),
      roundness: { reach: 26, height: 15 },
      shadow: GROUND_SHADOW,
    },
    ...(cut.hem
      ? [artwork(stitch(swung(cut.hem, cut, side, degrees), look.colour.figure, 0.42))]
      : []),
  ];
}

/** Both sleeves, each swung by its own degrees: no arm lies as the other does. */
export function sleeves(look: SceneLook, cut: SleeveCut, left: number, right: number): Layer[] {
  return [...sleeve(look, cut, "left", left), ...sleeve(look, cut, "right", right)];
}
