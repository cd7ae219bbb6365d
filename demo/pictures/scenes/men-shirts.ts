import { drape, fold, sumOfReliefs } from "../canvas/relief.ts";
import {
  artwork,
  button,
  type ClothPiece,
  type Layer,
  mirrored,
  type Scene,
  seam,
  stitch,
} from "./scene.ts";
import { type SceneLook, turned } from "./scene-look.ts";
import { collarBand, collarLeaves, NECK_LABEL, neckInside, shirtFolds } from "./shirt-parts.ts";

const LEFT_FRONT =
  "M492 262C430 292 372 316 322 336C342 420 338 520 306 612C312 800 314 1010 306 1196C308 1222 320 1232 344 1236C430 1248 520 1250 622 1248L622 372L600 400C552 366 512 316 492 262Z";
const RIGHT_FRONT =
  "M708 262C770 292 828 316 878 336C858 420 862 520 894 612C888 800 886 1010 894 1196C892 1222 880 1232 856 1236C770 1248 680 1250 580 1248L580 372L600 400C648 366 688 316 708 262Z";
/** Both fronts as one outline: it casts the one shadow of the body. */
const BODY =
  "M492 262C430 292 372 316 322 336C342 420 338 520 306 612C312 800 314 1010 306 1196C308 1222 320 1232 344 1236C500 1252 700 1252 856 1236C880 1232 892 1222 894 1196C886 1010 888 800 894 612C862 520 858 420 878 336C828 316 770 292 708 262L600 400Z";
const SHORT_SLEEVE =
  "M326 334C268 362 226 420 196 500C170 570 146 640 128 696C124 708 128 716 140 720C186 740 232 756 276 766C288 768 294 764 296 752C302 706 306 660 310 612C338 520 342 420 326 334Z";
const LONG_SLEEVE =
  "M326 334C276 366 250 440 234 540C214 680 172 900 138 1086C134 1104 140 1112 156 1116C184 1124 212 1130 240 1134C254 1136 260 1130 262 1116C272 980 296 780 312 612C338 520 342 420 326 334Z";
const CUFF =
  "M134 1092C160 1104 230 1118 264 1120C262 1150 258 1180 254 1204C252 1214 246 1218 236 1216C200 1212 160 1204 130 1194C122 1190 119 1186 120 1176C124 1148 128 1118 134 1092Z";
const PLACKET =
  "M580 376C586 392 594 400 600 400C606 400 616 390 624 374L624 1249C610 1250 594 1250 580 1249Z";
const POCKET =
  "M692 566C730 560 780 560 818 566L816 694C798 706 774 716 756 724C736 716 710 706 694 694Z";

const GROUND_SHADOW = { shiftX: 20, shiftY: 32, blur: 34, depth: 0.34 };

function bodyPieces(look: SceneLook): Layer[] {
  const relief = shirtFolds(look.seed);
  const roundness = { reach: 46, height: 26 };
  const shiftX = Math.round(look.random() * 90);
  // The right front is matched to the left, as a good tailor does, except for parang, which is set as a chevron.
  const chevron = look.cloth.motif === "parang";
  const pieces: ClothPiece[] = [
    { kind: "cloth", outline: BODY, cloth: look.plain, roundness, shadow: GROUND_SHADOW },
    {
      kind: "cloth",
      outline: LEFT_FRONT,
      cloth: look.cloth,
      laying: { shiftX },
      relief,
      roundness,
    },
    {
      kind: "cloth",
      outline: RIGHT_FRONT,
      cloth: look.cloth,
      laying: { shiftX: chevron ? 1200 - shiftX : shiftX + 4, shiftY: 3, angle: chevron ? 90 : 0 },
      relief,
      roundness,
    },
  ];
  return pieces;
}

function front(look: SceneLook): Layer[] {
  const buttons = [468, 606, 744, 882, 1020, 1158].map((y) => button(602, y)).join("");
  return [
    {
      kind: "cloth",
      outline: PLACKET,
      cloth: look.cloth,
      laying: { shiftX: 25, shiftY: 9 },
      relief: drape(look.seed + 9, 120, 90, 3),
      roundness: { reach: 9, height: 5 },
      shadow: { shiftX: -5, shiftY: 3, blur: 9, depth: 0.42 },
    },
    {
      kind: "cloth",
      outline: POCKET,
      cloth: look.cloth,
      laying: { shiftX: 47, shiftY: 31, angle: look.cloth.motif === "parang" ? 90 : 0 },
      relief: sumOfReliefs(drape(look.seed + 5, 90, 110, 4), shirtFolds(look.seed)),
      roundness: { reach: 9, height: 3.5 },
      shadow: { shiftX: 3, shiftY: 5, blur: 7, depth: 0.4 },
    },
    artwork(
      stitch("M587 420V1244M617 420V1244", look.colour.figure, 0.4) +
        stitch("M698 574L700 690L756 715L812 690L812 574", look.colour.figure, 0.4) +
        stitch("M694 596C730 591 780 591 816 596", look.colour.figure, 0.4) +
        stitch(
          "M310 1212C420 1226 500 1228 578 1228M628 1228C700 1228 780 1226 890 1212",
          look.colour.figure,
          0.42,
        ) +
        seam("M326 336C342 420 338 520 308 610") +
        seam(mirrored("M326 336C342 420 338 520 308 610")) +
        seam("M340 356C400 330 460 304 508 286") +
        seam(mirrored("M340 356C400 330 460 304 508 286")) +
        buttons,
    ),
  ];
}

function neck(look: SceneLook): Layer[] {
  return [
    ...collarLeaves(look),
    artwork(
      stitch("M482 328L526 404L588 350M718 328L674 404L612 350", look.colour.figure, 0.4) +
        button(602, 388, 9.5),
    ),
  ];
}

function sleeve(look: SceneLook, outline: string, side: 1 | -1, angle: number): ClothPiece {
  const flip = (x: number) => (side === 1 ? x : 1200 - x);
  const point = (x: number, y: number): [number, number] => [flip(x), y];
  return {
    kind: "cloth",
    outline: side === 1 ? outline : mirrored(outline),
    cloth: look.cloth,
    laying: {
      angle: turned(look, angle * side),
      shiftX: side === 1 ? 41 : 12,
      shiftY: side === 1 ? 17 : 58,
    },
    relief: sumOfReliefs(
      drape(look.seed + 11 + side, 120, 210, 11, 22 * side),
      fold(point(300, 400), point(170, 690), 34, 9),
      fold(point(312, 470), point(236, 740), 26, -7),
      fold(point(316, 560), point(226, 640), 18, 6),
      fold(point(250, 700), point(170, 1060), 28, 8),
      fold(point(292, 760), point(230, 1090), 24, -7),
    ),
    roundness: { reach: 44, height: 30 },
    shadow: GROUND_SHADOW,
  };
}

export function menShortShirt(look: SceneLook): Scene {
  const hem = "M140 690C186 710 232 726 288 738";
  return {
    backdrop: "sweep",
    layers: [
      neckInside(look),
      artwork(NECK_LABEL),
      collarBand(look),
      sleeve(look, SHORT_SLEEVE, 1, 20),
      sleeve(look, SHORT_SLEEVE, -1, 20),
      artwork(
        stitch(hem, look.colour.figure, 0.42) + stitch(mirrored(hem), look.colour.figure, 0.42),
      ),
      ...bodyPieces(look),
      ...front(look),
      ...neck(look),
    ],
  };
}

export function menLongShirt(look: SceneLook): Scene {
  const cuffPiece = (side: 1 | -1): ClothPiece => ({
    kind: "cloth",
    outline: side === 1 ? CUFF : mirrored(CUFF),
    cloth: look.cloth,
    laying: { angle: turned(look, 96 * side), shiftX: 9, shiftY: 22 },
    roundness: { reach: 20, height: 14 },
    shadow: { shiftX: 6, shiftY: 10, blur: 12, depth: 0.4 },
  });
  const cuffStitch = "M128 1184C160 1194 210 1204 248 1206M140 1104C166 1114 226 1128 258 1130";
  return {
    backdrop: "sweep",
    layers: [
      neckInside(look),
      artwork(NECK_LABEL),
      collarBand(look),
      sleeve(look, LONG_SLEEVE, 1, 11),
      sleeve(look, LONG_SLEEVE, -1, 11),
      cuffPiece(1),
      cuffPiece(-1),
      artwork(
        stitch(cuffStitch, look.colour.figure, 0.4) +
          stitch(mirrored(cuffStitch), look.colour.figure, 0.4) +
          button(150, 1152, 9) +
          button(1050, 1152, 9),
      ),
      ...bodyPieces(look),
      ...front(look),
      ...neck(look),
    ],
  };
}
