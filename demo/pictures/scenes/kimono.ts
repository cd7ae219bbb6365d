import { drape, fold, pleats, type Relief, sumOfReliefs } from "../canvas/relief.ts";
import { onGround, onHanger } from "./hanger.ts";
import {
  artwork,
  both,
  type ClothPiece,
  GROUND_SHADOW,
  type Layer,
  mirrored,
  type Scene,
  seam,
  stitch,
} from "./scene.ts";
import type { SceneLook } from "./scene-look.ts";
import { type SleeveCut, sleeves } from "./sleeve.ts";

const INSIDE = "M500 222C540 208 660 208 700 222L742 1240C640 1256 560 1256 458 1240Z";
const LEFT_FRONT =
  "M496 216C456 236 420 246 384 252L378 640C372 860 352 1080 330 1268C330 1282 338 1290 352 1292C410 1300 470 1304 522 1304C536 1304 542 1298 542 1284C540 1000 536 700 528 420C522 350 510 280 496 216Z";
const SLEEVE: SleeveCut = {
  outline:
    "M386 250C310 268 220 300 140 340C128 346 124 352 128 366C150 470 160 590 158 706C158 720 164 726 178 726C240 722 310 706 368 684C378 680 380 676 380 664Z",
  hem: "M146 372C164 480 172 590 172 708",
  shoulder: [386, 262],
  angle: 74,
  folds: [
    [[380, 420], [190, 720], 36, 12],
    [[382, 330], [150, 560], 34, -9],
    [[380, 520], [290, 710], 26, -8],
  ],
};
const BAND =
  "M524 208C506 206 492 210 484 224C504 300 516 380 520 470C530 760 532 1030 534 1306C548 1308 564 1308 578 1304C578 1020 574 740 562 452C558 360 546 280 524 208Z";
const BAND_BACK =
  "M484 224C500 190 560 176 600 176C640 176 700 190 716 224L680 236C660 216 640 212 600 212C560 212 540 216 520 236Z";

const folds = (seed: number, side: 1 | -1): Relief => {
  const point = (x: number, y: number): [number, number] => [side === 1 ? x : 1200 - x, y];
  return sumOfReliefs(
    drape(seed + side, 150, 420, 9),
    fold(point(430, 320), point(400, 900), 30, 8),
    fold(point(480, 560), point(450, 1300), 34, -9),
    fold(point(410, 700), point(380, 1290), 32, 10),
    fold(point(510, 700), point(514, 1290), 24, 6),
  );
};

function sides(look: SceneLook, side: 1 | -1): ClothPiece[] {
  const placed = (outline: string) => (side === 1 ? outline : mirrored(outline));
  const chevron = side === -1 && look.cloth.motif === "parang" ? 90 : 0;
  return [
    {
      kind: "cloth",
      outline: placed(LEFT_FRONT),
      cloth: look.cloth,
      laying: { shiftX: side === 1 ? 18 : 52, angle: chevron },
      relief: folds(look.seed, side),
      roundness: { reach: 26, height: 15 },
      shadow: GROUND_SHADOW,
    },
    {
      kind: "cloth",
      outline: placed(BAND),
      cloth: look.plain,
      relief: drape(look.seed + 9, 60, 200, 4),
      roundness: { reach: 14, height: 9 },
      shadow: { shiftX: 4, shiftY: 6, blur: 10, depth: 0.45 },
    },
  ];
}

/**
 * An open outer with wide sleeves, laid flat or on a hanger. Its band is plain cloth of the darkest
 * dye.
 */
export function kimono(look: SceneLook): Scene {
  const hangs = look.cut % 2 === 1;
  const [left, right] = hangs ? [8, 5] : [0, 3];
  const armhole = "M386 252L380 640";
  const inside: ClothPiece[] = [
    {
      kind: "cloth",
      outline: INSIDE,
      cloth: look.cloth,
      laying: { dim: 0.6, shiftX: 70 },
      relief: pleats(600, 110, 250, 1000, 9, look.seed),
      roundness: { reach: 12, height: 3 },
      shadow: GROUND_SHADOW,
    },
    {
      kind: "cloth",
      outline: BAND_BACK,
      cloth: look.plain,
      roundness: { reach: 12, height: 8 },
      shadow: { shiftX: 2, shiftY: 8, blur: 10, depth: 0.5 },
    },
  ];
  const outside: Layer[] = [
    ...sleeves(look, SLEEVE, left, right),
    ...sides(look, 1),
    ...sides(look, -1),
    artwork(
      seam(both(armhole)) +
        stitch(both("M336 1268C400 1278 470 1282 534 1282"), look.colour.figure, 0.38),
    ),
  ];
  return hangs
    ? onHanger(look, inside, outside, { y: 226, size: 0.9 })
    : onGround(look, [...inside, ...outside]);
}
