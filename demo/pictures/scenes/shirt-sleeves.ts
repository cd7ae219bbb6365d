import { drape, fold, sumOfReliefs } from "../canvas/relief.ts";
import { artwork, button, type ClothPiece, type Layer, stitch } from "./scene.ts";
import { type SceneLook, turned } from "./scene-look.ts";
import { type Side, type SleeveCut, sleeve, swung } from "./sleeve.ts";

const SEWN_IN: Pick<SleeveCut, "shoulder" | "angle" | "folds"> = {
  shoulder: [326, 350],
  angle: 20,
  folds: [
    [[300, 400], [170, 690], 34, 9],
    [[312, 470], [236, 740], 26, -7],
    [[316, 560], [226, 640], 18, 6],
    [[250, 700], [170, 1060], 28, 8],
    [[292, 760], [230, 1090], 24, -7],
  ],
};

export const SHORT_SLEEVE: SleeveCut = {
  ...SEWN_IN,
  outline:
    "M326 334C268 362 226 420 196 500C170 570 146 640 128 696C124 708 128 716 140 720C186 740 232 756 276 766C288 768 294 764 296 752C302 706 306 660 310 612C338 520 342 420 326 334Z",
  hem: "M140 690C186 710 232 726 288 738",
};
const LONG_SLEEVE: SleeveCut = {
  ...SEWN_IN,
  outline:
    "M326 334C276 366 250 440 234 540C214 680 172 900 138 1086C134 1104 140 1112 156 1116C184 1124 212 1130 240 1134C254 1136 260 1130 262 1116C272 980 296 780 312 612C338 520 342 420 326 334Z",
};
/** The upper half of a sleeve that is folded at its elbow. */
export const UPPER_ARM: SleeveCut = {
  ...SEWN_IN,
  outline:
    "M326 334C276 366 250 440 234 540C224 610 212 690 204 742C198 790 206 826 232 842L318 838C312 760 310 680 312 612C338 520 342 420 326 334Z",
};
const CUFF =
  "M134 1092C160 1104 230 1118 264 1120C262 1150 258 1180 254 1204C252 1214 246 1218 236 1216C200 1212 160 1204 130 1194C122 1190 119 1186 120 1176C124 1148 128 1118 134 1092Z";
/** The lower half, which lies over the front, and its cuff. */
const FOREARM =
  "M206 742C198 780 204 822 232 842C250 852 290 852 330 846C420 832 500 812 574 790L556 698C480 714 400 716 330 708C290 702 250 700 226 712C214 718 208 728 206 742Z";
const FOLDED_CUFF =
  "M548 694L628 676C640 674 644 678 646 690L662 762C664 774 660 780 650 782L572 800C562 770 554 730 548 694Z";

function cuff(look: SceneLook, outline: string, angle: number): ClothPiece {
  return {
    kind: "cloth",
    outline,
    cloth: look.cloth,
    laying: { angle: turned(look, angle), shiftX: 9, shiftY: 22 },
    roundness: { reach: 14, height: 9 },
    shadow: { shiftX: 6, shiftY: 10, blur: 12, depth: 0.4 },
  };
}

/** A long sleeve with its cuff. */
export function longSleeve(look: SceneLook, side: Side, degrees: number): Layer[] {
  const placed = (path: string) => swung(path, LONG_SLEEVE, side, degrees);
  const seams = "M128 1184C160 1194 210 1204 248 1206M140 1104C166 1114 226 1128 258 1130";
  const [x = 0, y = 0] = placed("M150 1152").slice(1).split(" ").map(Number);
  return [
    ...sleeve(look, LONG_SLEEVE, side, degrees),
    cuff(look, placed(CUFF), (96 - degrees) * (side === "left" ? 1 : -1)),
    artwork(stitch(placed(seams), look.colour.figure, 0.4) + button(x, y, 9)),
  ];
}

/** Draws the left sleeve from the upper arm on, folded over the front. */
export function forearm(look: SceneLook): Layer[] {
  const shadow = { shiftX: 6, shiftY: 14, blur: 16, depth: 0.5 };
  return [
    {
      kind: "cloth",
      outline: FOREARM,
      cloth: look.cloth,
      laying: { angle: turned(look, 102), shiftX: 21, shiftY: 6 },
      relief: sumOfReliefs(
        drape(look.seed + 21, 190, 90, 9, -10),
        fold([215, 760], [480, 730], 24, 9),
        fold([220, 800], [400, 820], 20, -7),
      ),
      roundness: { reach: 22, height: 15 },
      shadow,
    },
    cuff(look, FOLDED_CUFF, -14),
    artwork(
      stitch("M560 704L580 788M634 688L650 766", look.colour.figure, 0.4) + button(630, 742, 9),
    ),
  ];
}
