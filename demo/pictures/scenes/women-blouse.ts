import { BELL_SLEEVE, blouseFolds, coveredButtons } from "./blouse-parts.ts";
import { onGround } from "./hanger.ts";
import { kutubaruBlouse } from "./kutubaru-blouse.ts";
import { peplumBlouse } from "./peplum-blouse.ts";
import {
  artwork,
  BODY_SHADOW,
  both,
  type ClothPiece,
  FAR_SIDE,
  type Layer,
  mirrored,
  type Scene,
  seam,
  stitch,
} from "./scene.ts";
import type { SceneLook } from "./scene-look.ts";
import { sleeves } from "./sleeve.ts";
import { wavyHem } from "./wavy-hem.ts";

const LEFT_FRONT = `M484 288C450 304 420 316 392 326C404 410 398 500 372 580C384 660 402 730 398 800C390 880 352 990 328 1094${wavyHem([328, 1094], [608, 1162], 14, 3, 17)}L608 360C560 350 510 326 484 288Z`;
const BODY =
  "M484 288C450 304 420 316 392 326C404 410 398 500 372 580C384 660 402 730 398 800C390 880 352 990 328 1092C460 1178 740 1178 872 1092C848 990 810 880 802 800C798 730 816 660 828 580C802 500 796 410 808 326C780 316 750 304 716 288C680 340 640 356 600 358C560 356 520 340 484 288Z";
const COLLAR_BACK = "M484 252C520 228 680 228 716 252L704 284C670 264 530 264 496 284Z";
const INSIDE = "M478 284C520 258 680 258 722 284L700 330C660 366 540 366 500 330Z";
const COLLAR_LEFT =
  "M470 282C474 264 480 250 488 245C496 240 502 244 505 254C522 306 560 338 606 346L606 388C546 378 492 340 470 282Z";

function darts(): string {
  const dart = "M472 600C466 680 470 760 458 900";
  const armhole = "M396 326C406 410 400 500 374 578";
  return seam(both(dart + armhole));
}

/** A stand-up collar of plain cloth, and a flared hip. */
function collarBlouse(look: SceneLook): Scene {
  const relief = blouseFolds(look.seed);
  const roundness = { reach: 28, height: 16 };
  const chevron = look.cloth.motif === "parang";
  const front = (outline: string, right: boolean): ClothPiece => ({
    kind: "cloth",
    outline,
    cloth: look.cloth,
    laying: { shiftX: right ? 37 : 30, shiftY: 8, angle: right && chevron ? 90 : 0 },
    relief,
    roundness,
  });
  const collarShape = { reach: 12, height: 5 };
  const collarShadow = { shiftX: 3, shiftY: 7, blur: 9, depth: 0.45 };
  const hem = `M334 1070${wavyHem([334, 1070], [604, 1140], 14, 3, 17)}`;
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
    ...sleeves(look, BELL_SLEEVE, 1, 5),
    {
      kind: "cloth",
      outline: BODY,
      cloth: look.cloth,
      laying: FAR_SIDE,
      roundness,
      shadow: BODY_SHADOW,
    },
    front(mirrored(LEFT_FRONT), true),
    { ...front(LEFT_FRONT, false), shadow: { shiftX: 5, shiftY: 2, blur: 9, depth: 0.4 } },
    artwork(
      darts() +
        stitch(both(hem), look.colour.figure, 0.4) +
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
    artwork(coveredButtons(look, [386, 466, 546, 626, 706, 786])),
  ];
  return onGround(look, layers);
}

/** With a collar, with the panelled neck of a kutubaru, or with a peplum. */
export function womenBlouse(look: SceneLook): Scene {
  const cuts = [collarBlouse, kutubaruBlouse, peplumBlouse];
  return (cuts[look.cut % cuts.length] ?? collarBlouse)(look);
}
