import { drape, fold, type Relief, sumOfReliefs } from "../canvas/relief.ts";
import { onGround, onHanger } from "./hanger.ts";
import {
  artwork,
  both,
  type ClothPiece,
  FAR_SIDE,
  GROUND_SHADOW,
  type Layer,
  type Scene,
  seam,
  stitch,
  UNDER_ARM,
} from "./scene.ts";
import { type SceneLook, turned } from "./scene-look.ts";
import { type SleeveCut, sleeves } from "./sleeve.ts";
import { wavyHem } from "./wavy-hem.ts";

const BACK = "M500 184C560 166 640 166 700 184L716 240L600 470L484 240Z";
const WHOLE =
  "M500 190C470 208 440 218 410 226C424 300 420 370 404 436C414 500 432 560 436 622C410 790 330 1060 264 1312C460 1397 740 1397 936 1312C870 1060 790 790 764 622C768 560 786 500 796 436C780 370 776 300 790 226C760 218 730 208 700 190L600 420Z";
const UNDER =
  "M700 190C730 208 760 218 790 226C776 300 780 370 796 436C786 500 768 560 764 622L560 622C520 560 560 480 600 420C640 340 672 268 700 190Z";
const OVER =
  "M500 190C470 208 440 218 410 226C424 300 420 370 404 436C414 500 432 560 436 622L764 622C764 600 766 585 768 566C690 520 610 440 560 350C532 300 512 246 500 190Z";
const SKIRT = `M436 618L764 618C790 790 870 1060 936 1312${wavyHem([936, 1312], [264, 1312], 64, 6, 20)}C330 1060 410 790 436 618Z`;
const WRAP_PANEL = `M436 618L744 618C752 760 742 930 700 1120C684 1200 664 1290 640 1372${wavyHem([640, 1372], [264, 1312], 26, 4, 20)}C330 1060 410 790 436 618Z`;
const SLEEVE: SleeveCut = {
  outline:
    "M412 225C360 244 322 290 294 356C266 426 232 476 198 530C194 538 198 544 206 545C232 546 240 572 268 574C292 574 300 596 324 595C344 592 352 606 374 600C384 596 385 588 386 576C390 526 396 478 406 436C422 370 426 300 412 225Z",
  inside: "M204 530C260 540 334 560 384 570L376 600C340 610 262 590 208 544Z",
  hem: "M212 524C240 526 250 550 274 552C296 552 304 574 328 573C346 570 354 582 384 574",
  shoulder: [412, 240],
  angle: 28,
  folds: [
    [[408, 236], [300, 420], 26, 11],
    [[404, 420], [296, 430], 18, 7],
    [[404, 446], [276, 480], 16, -6],
    [[330, 360], [206, 690], 24, 15],
    [[366, 420], [288, 660], 18, -15],
    [[386, 440], [330, 680], 17, 15],
    [[398, 470], [366, 670], 14, -12],
  ],
};
const BELT = "M434 594C540 610 660 610 766 594L770 654C660 672 540 672 430 654Z";
const TAIL =
  "M724 640C750 720 762 840 748 980C746 990 750 994 760 994L806 984C814 982 816 978 816 970C816 850 796 730 760 640Z";
const SHORT_TAIL =
  "M704 640C706 700 694 790 660 876C656 886 660 890 668 892L714 900C722 900 726 898 728 890C746 800 750 710 744 640Z";
const KNOT =
  "M700 606C716 594 752 594 766 608C774 626 772 650 760 664C742 674 716 672 704 660C694 642 692 622 700 606Z";

function skirtFolds(seed: number): Relief {
  const gathers = [470, 520, 570, 640, 690, 735].map((x, index) =>
    fold(
      [x, 600],
      [600 + (x - 600) * (2.7 + (index % 2) * 0.3), 1720],
      32 + index * 3,
      index % 2 ? -24 : 26,
    ),
  );
  return sumOfReliefs(drape(seed, 170, 420, 13), ...gathers);
}

const bodiceFolds = (seed: number): Relief =>
  sumOfReliefs(
    drape(seed + 1, 160, 150, 7, 35),
    fold([430, 470], [700, 610], 24, 13),
    fold([440, 380], [640, 590], 26, -11),
    fold([760, 470], [560, 612], 22, 11),
  );

/** A dress that is wrapped right over left and tied at the side: laid flat, or on a hanger. */
export function wrapDress(look: SceneLook): Scene {
  const roundness = { reach: 28, height: 16 };
  const bodice = { relief: bodiceFolds(look.seed), roundness };
  const edge = { shiftX: 8, shiftY: 8, blur: 12, depth: 0.5 };
  const plainPiece = (outline: string): ClothPiece => ({
    kind: "cloth",
    outline,
    cloth: look.plain,
    relief: drape(look.seed + 8, 40, 120, 4),
    roundness: { reach: 14, height: 10 },
    shadow: { shiftX: 6, shiftY: 10, blur: 10, depth: 0.45 },
  });
  const hangs = look.cut % 2 === 1;
  const [left, right] = hangs ? [15, 12] : [0, 4];
  const back: ClothPiece = {
    kind: "cloth",
    outline: BACK,
    cloth: look.cloth,
    laying: { dim: 0.58 },
  };
  const outside: Layer[] = [
    ...sleeves(look, SLEEVE, left, right),
    { kind: "cloth", outline: WHOLE, cloth: look.cloth, laying: FAR_SIDE, shadow: GROUND_SHADOW },
    {
      kind: "cloth",
      outline: UNDER,
      cloth: look.cloth,
      laying: { angle: turned(look, -14), shiftX: 50 },
      ...bodice,
    },
    {
      kind: "cloth",
      outline: OVER,
      cloth: look.cloth,
      laying: { angle: turned(look, 14), shiftX: 12 },
      ...bodice,
      shadow: [edge, UNDER_ARM],
    },
    {
      kind: "cloth",
      outline: SKIRT,
      cloth: look.cloth,
      laying: { shiftX: 31 },
      relief: skirtFolds(look.seed),
      roundness,
    },
    {
      kind: "cloth",
      outline: WRAP_PANEL,
      cloth: look.cloth,
      laying: { angle: turned(look, 6), shiftX: 5 },
      relief: skirtFolds(look.seed),
      roundness,
      shadow: edge,
    },
    artwork(
      stitch("M508 206C520 256 540 306 568 354C616 440 690 514 760 556", look.colour.figure, 0.42) +
        stitch(
          "M736 670C742 780 732 930 690 1120C674 1200 654 1290 632 1370",
          look.colour.figure,
          0.36,
        ) +
        stitch(
          `M930 1288${wavyHem([930, 1288], [270, 1288], 64, 6, 20)}`,
          look.colour.figure,
          0.3,
        ) +
        seam(both("M412 226C426 300 422 370 406 434")),
    ),
    plainPiece(BELT),
    plainPiece(TAIL),
    plainPiece(SHORT_TAIL),
    plainPiece(KNOT),
  ];
  return hangs
    ? onHanger(look, [back], outside, { y: 178, size: 0.7 })
    : onGround(look, [back, ...outside]);
}
