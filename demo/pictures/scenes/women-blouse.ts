import { drape, fold, type Relief, sumOfReliefs } from "../canvas/relief.ts";
import {
  artwork,
  type ClothPiece,
  type Layer,
  mirrored,
  type Scene,
  seam,
  stitch,
} from "./scene.ts";
import { type SceneLook, turned } from "./scene-look.ts";

const LEFT_FRONT =
  "M484 288C450 304 420 316 392 326C404 410 398 500 372 580C384 660 402 730 398 800C390 880 352 990 326 1100C322 1118 328 1128 346 1134C440 1162 530 1170 608 1168L608 360C560 350 510 326 484 288Z";
const BODY =
  "M484 288C450 304 420 316 392 326C404 410 398 500 372 580C384 660 402 730 398 800C390 880 352 990 326 1100C322 1118 328 1128 346 1134C500 1176 700 1176 854 1134C872 1128 878 1118 874 1100C848 990 810 880 802 800C798 730 816 660 828 580C802 500 796 410 808 326C780 316 750 304 716 288C680 340 640 356 600 358C560 356 520 340 484 288Z";
const SLEEVE =
  "M396 324C342 350 312 420 290 510C262 630 222 740 176 850C170 866 176 874 192 880C244 902 296 914 344 918C360 918 364 912 364 898C362 800 366 690 378 584C398 500 404 410 396 324Z";
const COLLAR_BACK = "M484 252C520 228 680 228 716 252L704 284C670 264 530 264 496 284Z";
const INSIDE = "M478 284C520 258 680 258 722 284L700 330C660 366 540 366 500 330Z";
const COLLAR_LEFT =
  "M470 282C474 264 480 250 488 245C496 240 502 244 505 254C522 306 560 338 606 346L606 388C546 378 492 340 470 282Z";

const GROUND_SHADOW = { shiftX: 20, shiftY: 32, blur: 34, depth: 0.34 };

function blouseFolds(seed: number): Relief {
  return sumOfReliefs(
    drape(seed, 190, 300, 9, 8),
    fold([386, 560], [520, 700], 28, 8),
    fold([814, 560], [680, 700], 28, 8),
    fold([410, 760], [360, 1130], 32, 10),
    fold([470, 800], [440, 1150], 34, -8),
    fold([540, 830], [530, 1160], 30, 7),
    fold([660, 830], [680, 1160], 30, 7),
    fold([730, 800], [768, 1150], 34, -8),
    fold([792, 760], [842, 1130], 32, 10),
    fold([470, 380], [440, 560], 26, 5),
    fold([730, 380], [760, 560], 26, 5),
  );
}

function bellSleeve(look: SceneLook, side: 1 | -1): ClothPiece {
  const point = (x: number, y: number): [number, number] => [side === 1 ? x : 1200 - x, y];
  return {
    kind: "cloth",
    outline: side === 1 ? SLEEVE : mirrored(SLEEVE),
    cloth: look.cloth,
    laying: { angle: turned(look, 22 * side), shiftX: side === 1 ? 30 : 77, shiftY: 14 },
    relief: sumOfReliefs(
      drape(look.seed + 2 + side, 90, 210, 8, 20 * side),
      fold(point(330, 480), point(226, 880), 26, 9),
      fold(point(352, 540), point(280, 910), 24, -8),
      fold(point(366, 600), point(334, 915), 20, 7),
    ),
    roundness: { reach: 38, height: 26 },
    shadow: GROUND_SHADOW,
  };
}

/** Cloth-covered buttons, closed with loops, as on a kebaya's everyday sister. */
function coveredButtons(look: SceneLook): string {
  return [386, 466, 546, 626, 706, 786]
    .map(
      (y) =>
        `<g transform="translate(602 ${y})"><path d="M-2 0H-22" stroke="${look.plain}" stroke-width="4.5" stroke-linecap="round"/><ellipse cx="2" cy="4" rx="9.5" ry="9.5" fill="#000" fill-opacity=".34"/><circle r="9.5" fill="${look.plain}"/><path d="M-6 -3A7 7 0 0 1 1 -7" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6" stroke-linecap="round"/></g>`,
    )
    .join("");
}

function darts(): string {
  const dart = "M472 600C466 680 470 760 458 900";
  const armhole = "M396 326C406 410 400 500 374 578";
  return seam(dart) + seam(mirrored(dart)) + seam(armhole) + seam(mirrored(armhole));
}

export function womenBlouse(look: SceneLook): Scene {
  const relief = blouseFolds(look.seed);
  const roundness = { reach: 44, height: 28 };
  const chevron = look.cloth.motif === "parang";
  const front = (outline: string, right: boolean): ClothPiece => ({
    kind: "cloth",
    outline,
    cloth: look.cloth,
    laying: { shiftX: right ? 37 : 30, shiftY: 8, angle: right && chevron ? 90 : 0 },
    relief,
    roundness,
  });
  const collarShape = { reach: 14, height: 9 };
  const collarShadow = { shiftX: 3, shiftY: 7, blur: 9, depth: 0.45 };
  const hem = "M334 1108C500 1150 700 1150 866 1108";
  const cuffs = "M184 852C240 876 300 890 362 894";
  const layers: Layer[] = [
    { kind: "cloth", outline: INSIDE, cloth: look.cloth, laying: { dim: 0.58 } },
    {
      kind: "cloth",
      outline: COLLAR_BACK,
      cloth: look.plain,
      laying: { dim: 0.86 },
      roundness: { reach: 12, height: 6 },
      shadow: { shiftX: 2, shiftY: 10, blur: 10, depth: 0.5 },
    },
    bellSleeve(look, 1),
    bellSleeve(look, -1),
    artwork(
      stitch(cuffs, look.colour.figure, 0.4) + stitch(mirrored(cuffs), look.colour.figure, 0.4),
    ),
    { kind: "cloth", outline: BODY, cloth: look.plain, roundness, shadow: GROUND_SHADOW },
    front(mirrored(LEFT_FRONT), true),
    { ...front(LEFT_FRONT, false), shadow: { shiftX: 5, shiftY: 2, blur: 9, depth: 0.4 } },
    artwork(
      darts() +
        stitch(hem, look.colour.figure, 0.4) +
        stitch("M596 366V1166", look.colour.figure, 0.34),
    ),
    {
      kind: "cloth",
      outline: mirrored(COLLAR_LEFT),
      cloth: look.plain,
      roundness: collarShape,
      shadow: collarShadow,
    },
    {
      kind: "cloth",
      outline: COLLAR_LEFT,
      cloth: look.plain,
      roundness: collarShape,
      shadow: collarShadow,
    },
    artwork(coveredButtons(look)),
  ];
  return { backdrop: "sweep", layers };
}
