import { drape, sumOfReliefs } from "../canvas/relief.ts";
import { blouseFolds, coveredButtons, NARROW_SLEEVE } from "./blouse-parts.ts";
import { onGround } from "./hanger.ts";
import {
  artwork,
  BODY_SHADOW,
  both,
  type ClothPiece,
  FAR_SIDE,
  mirrored,
  type Scene,
  seam,
  stitch,
} from "./scene.ts";
import type { SceneLook } from "./scene-look.ts";
import { sleeves } from "./sleeve.ts";
import { wavyHem } from "./wavy-hem.ts";

const INSIDE = "M474 264C520 244 680 244 726 264L690 520L510 520Z";
const BACK_BAND = "M472 266C510 230 690 230 728 266L706 282C670 256 530 256 494 282Z";
const BODY =
  "M478 262C444 280 414 296 388 308C402 400 398 492 372 572C386 660 402 724 400 800C394 900 362 1010 338 1110C480 1200 720 1200 862 1110C838 1010 806 900 800 800C798 724 814 660 828 572C802 492 798 400 812 308C786 296 756 280 722 262L650 520L550 520Z";
const LEFT_FRONT = `M478 262C444 280 414 296 388 308C402 400 398 492 372 572C386 660 402 724 400 800C394 900 362 1010 338 1112${wavyHem([338, 1112], [566, 1168], 12, 3, 16)}L566 524C536 470 496 360 478 262Z`;
const BAND =
  "M478 256C466 256 458 264 456 276C470 372 508 478 536 540L536 1172C548 1176 562 1177 576 1176L576 524C546 468 508 358 498 264C492 258 486 256 478 256Z";
/** The panel, called bef, that joins both fronts over the chest. */
const PANEL = "M530 492C570 500 630 500 670 492L670 1178C640 1180 570 1180 530 1178Z";
const PANEL_EDGE = "M528 488C570 497 630 497 672 488L672 512C630 521 570 521 528 512Z";

/** A blouse cut like a kebaya kutubaru: an open neck with plain bands, and a panel between them. */
export function kutubaruBlouse(look: SceneLook): Scene {
  const relief = blouseFolds(look.seed);
  const roundness = { reach: 28, height: 16 };
  const chevron = look.cloth.motif === "parang" ? 90 : 0;
  const front = (outline: string, angle: number): ClothPiece => ({
    kind: "cloth",
    outline,
    cloth: look.cloth,
    laying: { shiftX: angle ? 37 : 30, shiftY: 8, angle },
    relief,
    roundness,
  });
  const plainPiece = (outline: string): ClothPiece => ({
    kind: "cloth",
    outline,
    cloth: look.plain,
    relief: sumOfReliefs(drape(look.seed + 9, 40, 130, 4), relief),
    roundness: { reach: 8, height: 2 },
    shadow: { shiftX: 4, shiftY: 7, blur: 11, depth: 0.45 },
  });
  const armhole = "M390 310C402 400 398 490 374 570";
  const hem = `M344 1090${wavyHem([344, 1090], [534, 1142], 10, 3, 16)}`;
  return onGround(look, [
    { kind: "cloth", outline: INSIDE, cloth: look.cloth, laying: { dim: 0.56, shiftX: 20 } },
    plainPiece(BACK_BAND),
    ...sleeves(look, NARROW_SLEEVE, 0, 4),
    {
      kind: "cloth",
      outline: BODY,
      cloth: look.cloth,
      laying: FAR_SIDE,
      roundness,
      shadow: BODY_SHADOW,
    },
    {
      ...front(PANEL, 0),
      laying: { shiftX: 55, shiftY: 40, dim: 0.95 },
    },
    plainPiece(PANEL_EDGE),
    front(LEFT_FRONT, 0),
    front(mirrored(LEFT_FRONT), chevron),
    artwork(seam(both(armhole)) + stitch(both(hem), look.colour.figure, 0.4)),
    plainPiece(mirrored(BAND)),
    plainPiece(BAND),
    artwork(coveredButtons(look, [560, 640, 720])),
  ]);
}
