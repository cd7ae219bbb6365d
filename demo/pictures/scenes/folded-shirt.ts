import { drape, fold, sumOfReliefs } from "../canvas/relief.ts";
import { artwork, button, type ClothPiece, GROUND_SHADOW, type Scene, stitch } from "./scene.ts";
import type { SceneLook } from "./scene-look.ts";
import { collarBand, collarLeaves, NECK_LABEL, neckInside } from "./shirt-parts.ts";

const PARCEL =
  "M492 262C440 286 390 300 330 312C312 318 304 330 304 350L300 1120C300 1146 312 1158 338 1160C520 1172 680 1172 862 1160C888 1158 900 1146 900 1120L896 350C896 330 888 318 870 312C810 300 760 286 708 262L600 400Z";
const PLACKET =
  "M580 376C586 392 594 400 600 400C606 400 616 390 624 374L624 1168C610 1170 594 1170 580 1168Z";
const POCKET =
  "M690 566C728 560 778 560 816 566L814 694C796 706 772 716 754 724C734 716 708 706 692 694Z";
const LOWER_FOLD =
  "M302 1010C500 1020 700 1020 898 1010L900 1120C900 1146 888 1158 862 1160C680 1172 520 1172 338 1160C312 1158 300 1146 300 1120Z";

/** A shirt folded as it is packed, collar up. */
export function foldedShirt(look: SceneLook): Scene {
  const relief = sumOfReliefs(
    drape(look.seed, 220, 260, 8),
    fold([340, 420], [360, 1120], 24, 6),
    fold([860, 420], [840, 1120], 24, 6),
    fold([420, 700], [560, 960], 30, -5),
  );
  const flatPart = (outline: string, shiftX: number, shiftY: number): ClothPiece => ({
    kind: "cloth",
    outline,
    cloth: look.cloth,
    laying: { shiftX, shiftY },
    relief: drape(look.seed + 2, 100, 100, 4),
    roundness: { reach: 9, height: 5 },
    shadow: { shiftX: 3, shiftY: 4, blur: 8, depth: 0.42 },
  });
  const tissue =
    '<g transform="rotate(-4 600 800)"><path d="M190 420L1010 396L1030 1230L176 1240Z" fill="#000" fill-opacity=".1" transform="translate(16 22)"/><path d="M190 420L1010 396L1030 1230L176 1240Z" fill="#FFFAF0"/><path d="M190 420L480 640L176 1240M1010 396L760 720L1030 1230M480 640L760 720" stroke="#D9C7A8" stroke-opacity=".55" stroke-width="2" fill="none"/><path d="M480 640L760 720L1030 1230L176 1240Z" fill="#EADBBD" fill-opacity=".28"/></g>';
  return {
    backdrop: "linen",
    slack: { seed: look.seed, from: 180 },
    layers: [
      artwork(tissue),
      neckInside(look),
      artwork(NECK_LABEL),
      collarBand(look),
      {
        kind: "cloth",
        outline: PARCEL,
        cloth: look.cloth,
        laying: { shiftX: Math.round(look.random() * 70) },
        relief,
        roundness: { reach: 30, height: 24 },
        shadow: GROUND_SHADOW,
      },
      flatPart(LOWER_FOLD, 30, 44),
      flatPart(PLACKET, 25, 9),
      flatPart(POCKET, 47, 31),
      artwork(
        stitch("M587 420V1160M617 420V1160", look.colour.figure, 0.4) +
          stitch(
            "M696 574L698 690L754 715L810 690L810 574M692 596C728 591 778 591 814 596",
            look.colour.figure,
            0.4,
          ) +
          [468, 606, 744, 882, 1020].map((y) => button(602, y)).join(""),
      ),
      ...collarLeaves(look),
      artwork(
        stitch("M482 328L526 404L588 350M718 328L674 404L612 350", look.colour.figure, 0.4) +
          button(602, 388, 9.5),
      ),
    ],
  };
}
