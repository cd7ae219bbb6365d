import { drape, fold, type Relief, sumOfReliefs } from "../canvas/relief.ts";
import { type ClothPiece, mirrored } from "./scene.ts";
import { type SceneLook, turned } from "./scene-look.ts";

/** Wrinkles of a worn-in shirt front: slack from the shoulders, pull at the armpits, ease at the hem. */
export function shirtFolds(seed: number): Relief {
  const lean = (seed % 5) * 8;
  return sumOfReliefs(
    drape(seed, 210, 330, 11, 12),
    drape(seed + 3, 78, 190, 3.4, -14),
    fold([330, 600], [470, 820 + lean], 30, 9),
    fold([870, 590], [720, 830 - lean], 28, 9),
    fold([350, 700], [520, 1000], 34, -7),
    fold([850, 720], [700, 1020 + lean], 36, -7),
    fold([430, 900], [380, 1230], 34, 8),
    fold([770, 880], [830, 1230], 36, 8),
    fold([500, 960 + lean], [480, 1240], 26, -5),
    fold([695, 980], [725, 1240], 26, -5),
    fold([470, 350], [400, 560], 30, 5),
    fold([730, 350], [800, 560], 30, 5),
  );
}

/** The inside of the back, which shows in the neck, with the house's label. */
export function neckInside(look: SceneLook): ClothPiece {
  return {
    kind: "cloth",
    outline: "M496 262C530 236 670 236 704 262L690 330L600 420L510 330Z",
    cloth: look.cloth,
    laying: { dim: 0.6, shiftX: 33, shiftY: 12 },
    roundness: { reach: 30, height: 4 },
  };
}

export const NECK_LABEL =
  '<g transform="translate(600 305)"><rect x="-42" y="-13" width="84" height="27" rx="1.5" fill="#000" fill-opacity=".28" transform="translate(2 3)"/><rect x="-42" y="-13" width="84" height="27" rx="1.5" fill="#F3E8D0"/><g fill="none" stroke="#6B3A1E" stroke-width="1.6"><path d="M-24 0Q-19 -6 -14 0Q-19 6 -24 0ZM-24 0Q-29 -6 -34 0Q-29 6 -24 0ZM-24 0Q-30 -5 -24 -10Q-18 -5 -24 0ZM-24 0Q-30 5 -24 10Q-18 5 -24 0Z"/><path d="M-5 -3H32M-5 4H22"/></g></g>';

/** Collar band across the back of the neck. */
export function collarBand(look: SceneLook): ClothPiece {
  return {
    kind: "cloth",
    outline:
      "M482 272C500 226 560 212 600 212C640 212 700 226 718 272L700 286C676 252 640 244 600 244C560 244 524 252 500 286Z",
    cloth: look.cloth,
    laying: { angle: turned(look, 90), shiftX: 14, shiftY: 40, dim: 0.93 },
    roundness: { reach: 18, height: 9 },
    shadow: { shiftX: 4, shiftY: 12, blur: 12, depth: 0.5 },
  };
}

const LEAF =
  "M489 246C476 268 470 300 474 330L524 416C530 420 536 418 540 412L598 352C566 330 524 288 506 250C500 242 494 240 489 246Z";

/** Two collar leaves; each is cut from the cloth at its own slant. */
export function collarLeaves(look: SceneLook): ClothPiece[] {
  const shadow = { shiftX: 5, shiftY: 10, blur: 12, depth: 0.55 };
  const roundness = { reach: 16, height: 9 };
  return [
    {
      kind: "cloth",
      outline: LEAF,
      cloth: look.cloth,
      laying: { angle: turned(look, 48), shiftX: 20, shiftY: 5 },
      roundness,
      shadow,
    },
    {
      kind: "cloth",
      outline: mirrored(LEAF),
      cloth: look.cloth,
      laying: { angle: turned(look, -48), shiftX: 60, shiftY: 30 },
      roundness,
      shadow,
    },
  ];
}
