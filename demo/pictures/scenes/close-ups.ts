import { drape, fold, type Relief, sumOfReliefs } from "../canvas/relief.ts";
import type { Scene } from "./scene.ts";
import type { SceneLook } from "./scene-look.ts";

const CLOSER = 3.4;

/** Three ways for a cloth to lie: rising to the right, falling, or nearly flat. */
function softFolds(seed: number): Relief[] {
  const drift = (seed % 4) * 70;
  if (seed % 3 === 0)
    return [
      fold([-150, 250 + drift], [1350, 1300], 130, 46),
      fold([-200, 900], [900, 1700], 90, -30),
    ];
  if (seed % 3 === 1)
    return [
      fold([-150, 1250], [1150, 150 + drift], 120, 46),
      fold([200, 1700], [1400, 640], 95, -34),
    ];
  return [
    fold([420 + drift, -200], [300, 1700], 150, 40),
    fold([1000, -200], [900 - drift, 1700], 100, -26),
  ];
}

/** Macro crop: the canting's line, cracks in the wax and the weave fill the picture. */
export function detail(look: SceneLook): Scene {
  const level = look.cloth.motif === "megaMendung";
  const { seed } = look;
  const lean = seed % 2 ? 32 : -28;
  const shift = Math.round(look.random() * 400);
  return {
    backdrop: "linen",
    layers: [
      {
        kind: "cloth",
        outline: "M-60 -60L1260 -60L1260 1560L-60 1560Z",
        cloth: { ...look.cloth, scale: look.cloth.scale * (level ? 1.9 : CLOSER) },
        laying: {
          closeUp: true,
          angle: level ? 0 : (seed % 3) * 4 - 5,
          shiftX: shift,
          shiftY: shift / 2,
        },
        relief: sumOfReliefs(
          drape(seed, 520, 900, 60, lean),
          ...softFolds(seed),
          drape(seed + 4, 150, 260, 5, lean),
        ),
        roundness: { reach: 8, height: 0 },
      },
    ],
  };
}

/** The corner of the cloth turned over: batik goes through, so the reverse shows the motif too. */
export function turnedCorner(look: SceneLook): Scene {
  const level = look.cloth.motif === "megaMendung";
  const cloth = { ...look.cloth, scale: look.cloth.scale * 1.7 };
  return {
    backdrop: "table",
    layers: [
      {
        kind: "cloth",
        outline: "M-60 -60L1260 -60L1260 760C1120 930 900 1130 690 1330L520 1370L-60 1378Z",
        cloth,
        laying: { closeUp: true, angle: level ? 0 : 3 },
        relief: sumOfReliefs(drape(look.seed, 420, 620, 32, 28), fold([0, 900], [900, 60], 90, 26)),
        roundness: { reach: 20, height: 10 },
        shadow: { shiftX: 12, shiftY: 20, blur: 24, depth: 0.55 },
      },
      {
        kind: "cloth",
        outline:
          "M1262 742C1120 920 900 1130 668 1350C640 1290 640 1180 664 1060C690 930 790 800 920 742C1030 700 1150 706 1262 742Z",
        cloth,
        laying: { closeUp: true, angle: level ? 4 : 84, dim: 0.9, shiftX: 90, shiftY: 40 },
        relief: sumOfReliefs(
          fold([640, 1330], [1300, 700], 90, 60),
          drape(look.seed + 2, 200, 300, 10),
        ),
        roundness: { reach: 40, height: 26 },
        shadow: { shiftX: -14, shiftY: -4, blur: 26, depth: 0.6 },
      },
    ],
  };
}
