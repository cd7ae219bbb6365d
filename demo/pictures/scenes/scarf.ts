import { drape, fold, pleats, sumOfReliefs } from "../canvas/relief.ts";
import { bamboo, hangingOutline } from "./hanging-cloth.ts";
import { artwork, type ClothPiece, type Scene } from "./scene.ts";
import type { SceneLook } from "./scene-look.ts";

const WALL_SHADOW = { shiftX: 26, shiftY: 24, blur: 30, depth: 0.36 };

/** Twisted threads along the end of a scarf or runner. */
export function fringe(
  left: number,
  right: number,
  y: number,
  length: number,
  colour: string,
): string {
  const count = Math.round((right - left) / 11);
  const threads = Array.from({ length: count }, (_, index) => {
    const x = left + 5 + (index * (right - left - 10)) / (count - 1);
    const sway = ((index * 7) % 9) - 4;
    return `M${x.toFixed(1)} ${y}q${sway} ${length / 2} ${sway * 0.6} ${length}`;
  }).join("");
  return (
    `<path d="${threads}" fill="none" stroke="#2A170B" stroke-opacity=".28" stroke-width="6" stroke-linecap="round" transform="translate(7 6)"/>` +
    `<path d="${threads}" fill="none" stroke="${colour}" stroke-width="4.6" stroke-linecap="round"/>` +
    `<path d="${threads}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.4" stroke-dasharray="4 5"/>`
  );
}

/** A selendang over a short pole, its two ends of unequal length. */
export function scarf(look: SceneLook): Scene {
  const { seed } = look;
  const end = (
    left: number,
    right: number,
    bottom: number,
    dim: number,
    part: number,
  ): ClothPiece => ({
    kind: "cloth",
    outline: hangingOutline(left, right, 196, bottom, 3, 5),
    cloth: look.cloth,
    laying: { dim, shiftX: left + part * 61, shiftY: part * 45 },
    relief: sumOfReliefs(
      pleats(left, 118, 180, 1100, 15, seed + part),
      drape(seed + part, 90, 420, 7),
      fold([left + 40, 220], [right - 50, 900], 30, 7),
    ),
    roundness: { reach: 20, height: 16 },
    shadow: WALL_SHADOW,
  });
  return {
    backdrop: "wall",
    layers: [
      artwork(bamboo(206, 230, 980, 28)),
      artwork(fringe(592, 836, 1064, 84, look.plain)),
      end(590, 838, 1070, 0.86, 2),
      artwork(fringe(352, 640, 1272, 92, look.plain)),
      end(350, 642, 1280, 1, 1),
    ],
  };
}

const OUTLINE_FOLDED =
  "M250 640C250 610 268 596 300 592C500 560 720 560 906 588C936 594 952 610 952 640L958 930C958 960 940 974 908 978C700 1000 480 1000 296 980C264 976 246 962 246 932Z";

/** The same scarf rolled twice and laid down, as it is packed. */
export function foldedScarf(look: SceneLook): Scene {
  const strand = (outline: string, shiftY: number): ClothPiece => ({
    kind: "cloth",
    outline,
    cloth: look.cloth,
    laying: { shiftX: 30, shiftY, angle: look.cloth.motif === "megaMendung" ? 0 : 6 },
    relief: sumOfReliefs(
      drape(look.seed + 1, 420, 60, 13, -4),
      fold([230, 700], [980, 640], 40, 12),
      fold([230, 900], [980, 860], 44, 14),
    ),
    roundness: { reach: 50, height: 40 },
    shadow: { shiftX: 14, shiftY: 22, blur: 22, depth: 0.46 },
  });
  return {
    backdrop: "linen",
    layers: [
      artwork(`<g transform="rotate(90 950 800)">${fringe(800, 1010, 700, 84, look.plain)}</g>`),
      strand(
        "M300 500C540 470 800 480 1040 560C1064 570 1070 590 1062 612L1000 800C990 826 970 834 944 826C740 770 520 760 320 790C290 794 276 782 274 756L264 540C264 514 276 504 300 500Z",
        0,
      ),
      strand(OUTLINE_FOLDED, 70),
    ],
  };
}
