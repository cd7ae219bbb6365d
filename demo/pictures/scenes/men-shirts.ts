import { drape, sumOfReliefs } from "../canvas/relief.ts";
import { onGround, onHanger } from "./hanger.ts";
import {
  artwork,
  both,
  button,
  type ClothPiece,
  GROUND_SHADOW,
  type Layer,
  mirrored,
  type Scene,
  seam,
  stitch,
} from "./scene.ts";
import type { SceneLook } from "./scene-look.ts";
import { collarBand, collarLeaves, NECK_LABEL, neckInside, shirtFolds } from "./shirt-parts.ts";
import { forearm, longSleeve, SHORT_SLEEVE, UPPER_ARM } from "./shirt-sleeves.ts";
import { sleeve, sleeves } from "./sleeve.ts";

const LEFT_FRONT =
  "M492 262C430 292 372 316 322 336C342 420 338 520 306 612C312 800 314 1010 306 1196C308 1222 320 1232 344 1236C430 1248 520 1250 622 1248L622 372L600 400C552 366 512 316 492 262Z";
/** Both fronts as one outline: it casts the one shadow of the body. */
const BODY =
  "M492 262C430 292 372 316 322 336C342 420 338 520 306 612C312 800 314 1010 306 1196C308 1222 320 1232 344 1236C500 1252 700 1252 856 1236C880 1232 892 1222 894 1196C886 1010 888 800 894 612C862 520 858 420 878 336C828 316 770 292 708 262L600 400Z";
const PLACKET =
  "M580 376C586 392 594 400 600 400C606 400 616 390 624 374L624 1249C610 1250 594 1250 580 1249Z";
const POCKET =
  "M692 566C730 560 780 560 818 566L816 694C798 706 774 716 756 724C736 716 710 706 694 694Z";

function bodyPieces(look: SceneLook): Layer[] {
  const relief = shirtFolds(look.seed);
  const roundness = { reach: 28, height: 15 };
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
      outline: mirrored(LEFT_FRONT),
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
        seam(both("M326 336C342 420 338 520 308 610M340 356C400 330 460 304 508 286")) +
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

/** A whole shirt between its sleeves and what lies over its front, flat on the ground or on a hanger. */
function shirt(look: SceneLook, sleeves: Layer[], hangs = false): Scene {
  const inside = [neckInside(look), artwork(NECK_LABEL), collarBand(look)];
  const outside = [...sleeves, ...bodyPieces(look), ...front(look), ...neck(look)];
  return hangs ? onHanger(look, inside, outside) : onGround(look, [...inside, ...outside]);
}

/** Laid flat, or on a hanger. */
export function menShortShirt(look: SceneLook): Scene {
  const hangs = look.cut % 2 === 1;
  const [left, right] = hangs ? [17, 14] : [1, 5];
  return shirt(look, sleeves(look, SHORT_SLEEVE, left, right), hangs);
}

/** Laid flat, laid flat with one sleeve folded over the front, or on a hanger. */
export function menLongShirt(look: SceneLook): Scene {
  if (look.cut % 3 === 1) {
    const { layers, ...scene } = shirt(look, [
      ...sleeve(look, UPPER_ARM, "left", 0),
      ...longSleeve(look, "right", 0),
    ]);
    return { ...scene, layers: [...layers, ...forearm(look)] };
  }
  const hangs = look.cut % 3 === 2;
  const [left, right] = hangs ? [8, 6] : [0, 4];
  return shirt(
    look,
    [...longSleeve(look, "left", left), ...longSleeve(look, "right", right)],
    hangs,
  );
}
