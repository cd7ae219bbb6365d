import type { Cloth } from "../canvas/cloth-texture.ts";
import { drape, fold, roll, sumOfReliefs } from "../canvas/relief.ts";
import { DYE } from "../dye-colours.ts";
import { artwork, type ClothPiece, type Layer, type Scene } from "./scene.ts";
import { type SceneLook, turned } from "./scene-look.ts";
import { bowl, canting, stamp } from "./tools.ts";

const TABLE_SHADOW = { shiftX: 12, shiftY: 16, blur: 18, depth: 0.55 };

/** Folded samples of other cloths at the table's edge. */
function swatch(
  cloth: Cloth,
  left: number,
  top: number,
  width: number,
  height: number,
  seed: number,
): ClothPiece {
  return {
    kind: "cloth",
    outline: `M${left + 8} ${top}L${left + width - 6} ${top + 6}L${left + width} ${top + height - 8}L${left} ${top + height}Z`,
    cloth,
    laying: {
      shiftX: left,
      shiftY: top,
      angle: cloth.motif === "megaMendung" ? 0 : (seed % 3) * 5 - 4,
    },
    relief: sumOfReliefs(
      drape(seed, 120, 160, 7),
      fold([left, top + height * 0.5], [left + width, top + height * 0.46], 26, 8),
    ),
    roundness: { reach: 16, height: 12 },
    shadow: TABLE_SHADOW,
  };
}

/** Workshop table from above: a cloth whose motif is half drawn, canting, a pan of wax. */
export function workshopTable(look: SceneLook): Scene {
  const relief = sumOfReliefs(
    drape(look.seed, 380, 420, 16),
    fold([-160, 1180], [1080, 120], 62, 40),
    fold([-220, 1420], [980, 560], 52, -20),
    fold([60, 1700], [1120, 820], 70, 34),
  );
  const laying = { closeUp: true, shiftX: 40, pull: 1.4 };
  const scale = look.cloth.scale * 1.7;
  const sheet =
    "M70 250C360 226 740 232 1010 262C1024 640 1030 1080 1000 1600L40 1600C30 1100 48 640 70 250Z";
  const drawn =
    "M70 250C300 231 520 231 700 237C742 330 700 420 742 500C700 610 610 600 596 700C560 800 610 880 540 960C470 1010 500 1120 410 1180C330 1220 330 1330 250 1390C190 1440 150 1500 130 1600L40 1600C30 1100 48 640 70 250Z";
  return {
    backdrop: "table",
    layers: [
      {
        kind: "cloth",
        outline: sheet,
        cloth: { motif: look.cloth.motif, colourway: "pencil", scale },
        laying: { ...laying, uncracked: true },
        relief,
        roundness: { reach: 16, height: 8 },
        shadow: TABLE_SHADOW,
      },
      {
        kind: "cloth",
        outline: drawn,
        cloth: { ...look.cloth, scale },
        laying,
        relief,
        roundness: { reach: 4, height: 0 },
      },
      swatch({ motif: "truntum", colourway: "wedel", scale: 1 }, 1034, 560, 190, 330, 3),
      swatch({ motif: "ceplok", colourway: "mengkudu", scale: 1 }, 1050, 930, 190, 300, 5),
      artwork(
        bowl(950, 250, 150, "#4A3A2C", "#B98336", "#FFE3B4") +
          canting(670, 668, 38, 0.72) +
          canting(930, 1330, -64, 0.62),
      ),
    ],
  };
}

/** A canting at rest on the cloth that it has drawn. */
export function cantingOnCloth(look: SceneLook): Scene {
  return {
    backdrop: "linen",
    layers: [
      {
        kind: "cloth",
        outline: "M-60 -60L1260 -60L1260 1560L-60 1560Z",
        cloth: { ...look.cloth, scale: look.cloth.scale * 2.3 },
        laying: { closeUp: true, angle: turned(look, -8) },
        relief: sumOfReliefs(
          drape(look.seed, 460, 700, 44, 30),
          fold([-100, 1300], [1250, 700], 120, 38),
        ),
        roundness: { reach: 8, height: 0 },
      },
      artwork(canting(470, 780, -32, 1.3)),
    ],
  };
}

/** Bowls of natural dyes and the colours that they give. */
export function dyeBowls(look: SceneLook): Scene {
  const samples: Cloth[] = [
    { ...look.cloth, colourway: "wedel" },
    { ...look.cloth, colourway: "soga" },
    { ...look.cloth, colourway: "mengkudu" },
    { ...look.cloth, colourway: "kunyit" },
  ];
  const layers: Layer[] = samples.map((cloth, index) =>
    swatch(cloth, 610 + (index % 2) * 20, 90 + index * 345, 500, 290, index + look.seed),
  );
  return {
    backdrop: "table",
    layers: [
      ...layers,
      artwork(
        bowl(310, 240, 168, "#5B4A3A", DYE.wedel900, "#A9BEDC") +
          bowl(300, 590, 156, "#7A6248", "#5E2D12", "#E8C08C") +
          bowl(322, 930, 160, "#4B3B30", "#7E1B22", "#F2B9A8") +
          bowl(304, 1270, 162, "#6A5540", "#C08218", "#FFE9B0"),
      ),
    ],
  };
}

/** Cap: the copper stamp beside the repeat that it prints. */
export function stampedCloth(look: SceneLook): Scene {
  const relief = sumOfReliefs(drape(look.seed, 420, 400, 16), fold([0, 1100], [1100, 420], 80, 16));
  return {
    backdrop: "table",
    layers: [
      {
        kind: "cloth",
        outline: "M-60 120L1000 96L1020 1600L-60 1600Z",
        cloth: "#F2E6CC",
        relief,
        roundness: { reach: 16, height: 8 },
        shadow: TABLE_SHADOW,
      },
      {
        kind: "cloth",
        outline: "M-60 122L760 103L764 760L500 766L504 1600L-60 1600Z",
        cloth: { ...look.cloth, scale: look.cloth.scale * 1.5 },
        laying: { closeUp: true },
        relief,
        roundness: { reach: 4, height: 0 },
      },
      artwork(stamp(690, 980, 300, -7) + bowl(1010, 1290, 190, "#4A3A2C", "#A9742C", "#FFE3B4")),
    ],
  };
}

/** Rolls of cloth standing side by side on a shelf. */
export function clothRolls(look: SceneLook): Scene {
  const shown: [Cloth["motif"], Cloth["colourway"]][] = [
    ["truntum", "soga"],
    ["parang", "sogaTua"],
    [look.cloth.motif, look.cloth.colourway],
    ["ceplok", "daun"],
    ["kawung", "biru"],
    ["truntum", "mengkudu"],
  ];
  const rolls = shown.map(([motif, colourway], index): ClothPiece => {
    const left = 96 + index * 170;
    const right = left + 162;
    const top = 300 + ((index * 67 + look.seed * 29) % 130);
    return {
      kind: "cloth",
      outline: `M${left} ${top + 24}C${left + 10} ${top - 6} ${right - 10} ${top - 6} ${right} ${top + 24}L${right} 1250C${right - 10} 1282 ${left + 10} 1282 ${left} 1250Z`,
      cloth: { motif, colourway, scale: look.cloth.scale },
      laying: { shiftX: left + index * 31, shiftY: top },
      relief: sumOfReliefs(
        roll("x", left - 2, right + 2, 78),
        fold([left + 118, 200], [left + 124, 1300], 7, 7),
      ),
      roundness: { reach: 10, height: 5 },
      shadow: { shiftX: 18, shiftY: 10, blur: 20, depth: 0.5 },
    };
  });
  return {
    backdrop: "wall",
    layers: [
      artwork(
        '<path d="M0 1262H1200V1500H0Z" fill="#6B4424"/><path d="M0 1262H1200V1330H0Z" fill="#A87747"/><path d="M0 1262H1200V1268H0Z" fill="#D9B07C"/><path d="M0 1330H1200V1350H0Z" fill="#2A170B" fill-opacity=".45"/>',
      ),
      ...rolls,
    ],
  };
}
