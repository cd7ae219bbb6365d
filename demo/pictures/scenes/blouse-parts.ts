import { drape, fold, type Relief, sumOfReliefs } from "../canvas/relief.ts";
import type { SceneLook } from "./scene-look.ts";
import type { SleeveCut } from "./sleeve.ts";

const SEWN_IN: Pick<SleeveCut, "shoulder" | "angle"> = { shoulder: [396, 340], angle: 22 };

/** A wide sleeve to below the elbow, where it bends; its hem falls in flutes. */
export const BELL_SLEEVE: SleeveCut = {
  ...SEWN_IN,
  outline:
    "M396 324C350 348 318 402 298 474C280 540 258 590 248 642C238 704 222 764 190 840C186 852 192 860 206 860C222 862 226 886 246 886C264 884 268 904 288 906C304 906 310 890 328 900C346 910 354 902 354 888C352 830 344 760 350 694C356 642 372 612 378 584C398 500 404 410 396 324Z",
  inside: "M196 836C240 846 304 872 354 880L348 902C316 916 246 898 198 858Z",
  hem: "M198 838C216 842 232 860 248 862C266 862 272 880 290 882C306 882 314 868 330 876C342 882 350 880 353 872",
  folds: [
    [[394, 330], [318, 500], 26, 10],
    [[384, 400], [330, 610], 22, -10],
    [[360, 676], [240, 560], 17, 15],
    [[362, 700], [238, 640], 14, -13],
    [[362, 722], [226, 706], 18, 13],
    [[300, 640], [196, 960], 22, 17],
    [[318, 700], [252, 980], 18, -16],
    [[336, 700], [292, 990], 18, 16],
    [[348, 700], [330, 980], 14, -13],
  ],
};

/** A narrow sleeve to the wrist, bent at the elbow. */
export const NARROW_SLEEVE: SleeveCut = {
  ...SEWN_IN,
  outline:
    "M392 306C346 326 320 388 302 470C284 548 258 606 248 664C242 704 250 730 246 772C240 830 222 890 210 942C206 956 212 964 226 966C244 966 254 980 274 980C292 978 300 990 314 986C324 982 326 974 327 960C332 900 344 846 346 792C348 752 336 722 344 688C356 648 368 612 376 574C398 490 402 400 392 306Z",
  inside: "M214 940C250 950 290 962 326 958L320 984C300 992 250 984 218 966Z",
  hem: "M216 938C236 940 254 956 276 956C294 954 304 966 326 954",
  folds: [
    [[392, 312], [316, 480], 26, 9],
    [[384, 400], [326, 610], 22, -10],
    [[356, 660], [238, 590], 16, 15],
    [[352, 684], [240, 650], 12, -14],
    [[350, 706], [238, 706], 14, 15],
    [[350, 730], [240, 760], 12, -12],
    [[350, 752], [236, 812], 15, 11],
    [[300, 760], [236, 1060], 20, 10],
    [[330, 790], [292, 1040], 18, -10],
    [[340, 890], [220, 916], 11, 9],
    [[336, 912], [214, 946], 9, -8],
  ],
};

/** Folds that begin at the bust and the waist, and end only where the cloth ends: its weight. */
export function blouseFolds(seed: number): Relief {
  return sumOfReliefs(
    drape(seed, 190, 300, 13, 8),
    drape(seed + 3, 70, 180, 3.5, -12),
    fold([386, 560], [540, 720], 26, 12),
    fold([392, 600], [520, 800], 18, -9),
    fold([814, 560], [690, 690], 24, 11),
    fold([808, 610], [700, 780], 18, -8),
    fold([414, 740], [336, 1330], 30, 17),
    fold([470, 780], [428, 1340], 26, -16),
    fold([540, 800], [516, 1350], 24, 13),
    fold([656, 830], [694, 1350], 26, 14),
    fold([738, 780], [782, 1340], 28, -16),
    fold([788, 740], [862, 1330], 28, 17),
    fold([470, 380], [430, 580], 24, 8),
    fold([730, 360], [780, 570], 24, 8),
  );
}

/** Cloth-covered buttons, closed with loops, as on a kebaya's everyday sister. */
export function coveredButtons(look: SceneLook, heights: number[]): string {
  return heights
    .map(
      (y) =>
        `<g transform="translate(602 ${y})"><path d="M-2 0H-22" stroke="${look.plain}" stroke-width="4.5" stroke-linecap="round"/><ellipse cx="2" cy="4" rx="9.5" ry="9.5" fill="#000" fill-opacity=".34"/><circle r="9.5" fill="${look.plain}"/><path d="M-6 -3A7 7 0 0 1 1 -7" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6" stroke-linecap="round"/></g>`,
    )
    .join("");
}
