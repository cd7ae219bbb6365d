import { drape, fold, type Relief, sumOfReliefs } from "../canvas/relief.ts";
import { onClips, onGround } from "./hanger.ts";
import {
  artwork,
  type ClothPiece,
  GROUND_SHADOW,
  type Layer,
  type Scene,
  stitch,
} from "./scene.ts";
import { type SceneLook, turned } from "./scene-look.ts";

const UNDER =
  "M416 262L784 262C812 520 852 900 872 1290C872 1306 866 1312 850 1314C680 1334 520 1334 350 1314C334 1312 328 1306 328 1290C348 900 388 520 416 262Z";
const WAISTBAND = "M410 190C540 210 660 210 790 190L794 268C660 290 540 290 406 268Z";
const KNOT =
  "M700 214C716 206 742 208 752 220C760 238 758 258 748 270C732 278 712 276 702 266C692 248 692 228 700 214Z";
const TIE =
  "M712 262C700 330 694 400 664 470C660 480 664 486 674 488L706 492C714 492 718 488 720 480C734 410 744 340 742 264Z";
const OTHER_TIE =
  "M726 262C744 330 754 420 752 520C752 530 756 534 764 534L796 530C804 528 806 524 806 516C800 420 782 330 756 262Z";

const folds = (seed: number): Relief =>
  sumOfReliefs(
    drape(seed, 200, 460, 9),
    fold([450, 280], [390, 1310], 44, 12),
    fold([520, 290], [480, 1320], 46, -10),
    fold([590, 300], [570, 1000], 40, 8),
    fold([440, 620], [560, 820], 30, -6),
  );

/** The wiru: narrow pleats at the open edge, pressed so that they fan out towards the hem. */
function wiru(look: SceneLook, from: number): ClothPiece[] {
  const count = 6;
  return Array.from({ length: count }, (_, index) => {
    const top = from + index * 12;
    const hem = from - 68 + index * 34;
    return {
      kind: "cloth",
      outline: `M${top - 30} 268L${top + 22} 268L${hem + 68} ${1330 - index * 3}L${hem - 20} ${1334 - index * 2}Z`,
      cloth: look.cloth,
      laying: { shiftX: index * 23, shiftY: index * 7, angle: turned(look, 3) },
      relief: fold([top, 250], [hem + 26, 1400], 22, 8),
      roundness: { reach: 12, height: 8 },
      shadow: { shiftX: 5, shiftY: 2, blur: 8, depth: 0.3 },
    } satisfies ClothPiece;
  }).reverse();
}

/**
 * Rok lilit: a wrapped skirt, laid flat with pleats at its edge and ties at the waist, or on a clip
 * hanger with the pleats in front and its ties inside.
 */
export function wrapSkirt(look: SceneLook): Scene {
  const plainPiece = (outline: string): ClothPiece => ({
    kind: "cloth",
    outline,
    cloth: look.plain,
    relief: drape(look.seed + 4, 50, 90, 4),
    roundness: { reach: 14, height: 10 },
    shadow: { shiftX: 5, shiftY: 9, blur: 10, depth: 0.45 },
  });
  const hangs = look.cut % 2 === 1;
  const layers: Layer[] = [
    {
      kind: "cloth",
      outline: UNDER,
      cloth: look.cloth,
      laying: { shiftX: Math.round(look.random() * 80) },
      relief: folds(look.seed),
      roundness: { reach: 30, height: 18 },
      shadow: GROUND_SHADOW,
    },
    artwork(stitch("M336 1286C520 1308 680 1308 864 1286", look.colour.figure, 0.38)),
    ...wiru(look, hangs ? 548 : 668),
    plainPiece(WAISTBAND),
    artwork(
      stitch("M414 204C540 224 660 224 786 204M410 256C540 276 660 276 790 256", "#FBF6EC", 0.35),
    ),
  ];
  if (hangs) return onClips(look, layers);
  return onGround(look, [...layers, plainPiece(TIE), plainPiece(OTHER_TIE), plainPiece(KNOT)]);
}
