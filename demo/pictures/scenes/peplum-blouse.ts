import { drape, fold, sumOfReliefs } from "../canvas/relief.ts";
import { blouseFolds, NARROW_SLEEVE } from "./blouse-parts.ts";
import { onGround } from "./hanger.ts";
import {
  artwork,
  both,
  type ClothPiece,
  GROUND_SHADOW,
  type Scene,
  seam,
  stitch,
  UNDER_ARM,
} from "./scene.ts";
import type { SceneLook } from "./scene-look.ts";
import { sleeves } from "./sleeve.ts";

const BACK_BAND = "M462 282C510 242 690 242 738 282L722 294C680 262 520 262 478 294Z";
const INSIDE = "M470 280C520 256 680 256 730 280C700 356 650 386 600 386C550 386 500 356 470 280Z";
const BODICE =
  "M470 278C440 290 414 300 388 308C402 410 398 496 374 574C388 640 404 690 410 742C540 756 660 756 790 742C796 690 812 640 826 574C802 496 798 410 812 308C786 300 760 290 730 278C700 356 650 386 600 386C550 386 500 356 470 278Z";
const PEPLUM =
  "M410 736C540 750 660 750 790 736C820 820 862 920 890 1010C894 1024 888 1032 876 1036C842 1046 808 1036 772 1050C734 1064 700 1044 662 1058C622 1070 584 1050 546 1060C508 1068 470 1048 432 1054C398 1058 360 1046 326 1036C314 1032 308 1024 312 1010C340 920 380 820 410 736Z";
const NECKLINE =
  "M462 278C468 274 478 276 482 284C510 346 554 370 600 370C646 370 690 346 718 284C722 276 732 274 738 278C708 364 656 400 600 400C544 400 492 364 462 278Z";
const WAIST = "M408 728C540 744 660 744 792 728L794 752C660 768 540 768 406 752Z";

/** A blouse with a round neck, narrow sleeves, and a flounce from the waist. */
export function peplumBlouse(look: SceneLook): Scene {
  const roundness = { reach: 26, height: 15 };
  const gathers = [430, 480, 528, 580, 634, 690, 736, 776].map((x, index) =>
    fold([x, 690], [600 + (x - 600) * 1.9, 1240], 20 + (index % 3) * 6, index % 2 ? -19 : 20),
  );
  const plainPiece = (outline: string): ClothPiece => ({
    kind: "cloth",
    outline,
    cloth: look.plain,
    relief: drape(look.seed + 9, 60, 60, 3),
    roundness: { reach: 9, height: 6 },
    shadow: { shiftX: 3, shiftY: 6, blur: 9, depth: 0.42 },
  });
  const princess = "M420 470C470 520 492 600 488 742";
  const armhole = "M390 310C402 410 398 494 376 570";
  return onGround(look, [
    { kind: "cloth", outline: INSIDE, cloth: look.cloth, laying: { dim: 0.56, shiftX: 20 } },
    plainPiece(BACK_BAND),
    ...sleeves(look, NARROW_SLEEVE, 1, 4),
    {
      kind: "cloth",
      outline: PEPLUM,
      cloth: look.cloth,
      laying: { shiftX: 18, shiftY: 26 },
      relief: sumOfReliefs(drape(look.seed + 4, 120, 240, 8), ...gathers),
      roundness,
      shadow: GROUND_SHADOW,
    },
    artwork(stitch("M322 1014C440 1040 740 1042 880 1014", look.colour.figure, 0.36)),
    {
      kind: "cloth",
      outline: BODICE,
      cloth: look.cloth,
      laying: { shiftX: 30, shiftY: 8 },
      relief: blouseFolds(look.seed),
      roundness,
      shadow: UNDER_ARM,
    },
    artwork(seam(both(princess + armhole))),
    plainPiece(WAIST),
    plainPiece(NECKLINE),
  ]);
}
