import { drape, fold, type Relief, sumOfReliefs } from "../canvas/relief.ts";
import type { SceneLook } from "./scene-look.ts";
import type { SleeveCut } from "./sleeve.ts";

const SEWN_IN: Pick<SleeveCut, "shoulder" | "angle" | "folds"> = {
  shoulder: [396, 340],
  angle: 22,
  folds: [
    [[360, 350], [280, 620], 24, 8],
    [[330, 480], [226, 880], 26, 9],
    [[352, 540], [280, 910], 24, -8],
    [[366, 600], [334, 915], 20, 7],
  ],
};

/** A wide sleeve to below the elbow. */
export const BELL_SLEEVE: SleeveCut = {
  ...SEWN_IN,
  outline:
    "M396 324C342 350 312 420 290 510C262 630 222 740 176 850C170 866 176 874 192 880C244 902 296 914 344 918C360 918 364 912 364 898C362 800 366 690 378 584C398 500 404 410 396 324Z",
  hem: "M184 852C240 876 300 890 362 894",
};

/** A narrow sleeve to the wrist. */
export const NARROW_SLEEVE: SleeveCut = {
  ...SEWN_IN,
  outline:
    "M392 306C346 326 322 392 304 480C280 610 246 780 214 950C210 966 214 972 228 976C254 984 282 988 306 990C318 990 322 986 324 974C336 850 352 690 376 574C398 490 402 400 392 306Z",
  hem: "M218 950C250 960 290 966 322 966",
};

export function blouseFolds(seed: number): Relief {
  return sumOfReliefs(
    drape(seed, 190, 300, 10, 8),
    drape(seed + 3, 70, 180, 3, -12),
    fold([386, 560], [520, 700], 28, 8),
    fold([814, 560], [700, 680], 26, 7),
    fold([410, 760], [360, 1130], 32, 10),
    fold([470, 800], [440, 1150], 34, -8),
    fold([540, 830], [530, 1160], 30, 7),
    fold([660, 850], [690, 1160], 30, 7),
    fold([740, 790], [768, 1150], 34, -8),
    fold([792, 760], [842, 1130], 32, 9),
    fold([470, 380], [440, 560], 26, 5),
    fold([730, 360], [770, 560], 26, 5),
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
