import type { Cloth } from "../canvas/cloth-texture.ts";
import { drape, pleats, roll, sumOfReliefs } from "../canvas/relief.ts";
import { foldedSlab } from "./folded-cloth.ts";
import { bamboo, hangingOutline } from "./hanging-cloth.ts";
import { artwork, type ClothPiece, type Layer, type Scene } from "./scene.ts";
import type { SceneLook } from "./scene-look.ts";

const OTHERS: [Cloth["motif"], Cloth["colourway"]][] = [
  ["truntum", "wedel"],
  ["megaMendung", "mengkudu"],
  ["kawung", "soga"],
  ["ceplok", "daun"],
  ["parang", "sogaTua"],
  ["sekarJagad", "wedel"],
  ["ceplok", "kunyit"],
  ["truntum", "mengkudu"],
];

function other(look: SceneLook, index: number): Cloth {
  const [motif, colourway] = OTHERS[(index + look.seed) % OTHERS.length] ?? ["truntum", "wedel"];
  return { motif, colourway, scale: look.cloth.scale };
}

function hanging(
  cloth: Cloth,
  left: number,
  right: number,
  top: number,
  bottom: number,
  seed: number,
): ClothPiece {
  return {
    kind: "cloth",
    outline: hangingOutline(left, right, top, bottom, 4, 10),
    cloth,
    laying: { shiftX: left + seed * 13, shiftY: top },
    relief: sumOfReliefs(
      pleats(left, (right - left) / 2.3, top, bottom - top, 13, seed),
      drape(seed, 150, 320, 8),
    ),
    roundness: { reach: 16, height: 10 },
    shadow: { shiftX: 16, shiftY: 16, blur: 20, depth: 0.36 },
  };
}

/** Cloths drying on bamboo in a yard, a second row behind the first. */
export function dryingLines(look: SceneLook): Scene {
  const back = [60, 440, 620, 900].map((left, index) => {
    const piece = hanging(
      other(look, index + 2),
      left,
      left + 280 - (index % 2) * 50,
      330,
      840 + ((index * 61) % 120),
      index + 3,
    );
    return {
      ...piece,
      cloth: { ...other(look, index + 2), scale: look.cloth.scale * 0.62 },
      laying: { ...piece.laying, dim: 0.9 },
    };
  });
  return {
    backdrop: "garden",
    layers: [
      artwork(
        '<path d="M60 330V1000M1150 330V1000" stroke="#8A6A40" stroke-width="14"/>' +
          bamboo(330, -20, 1220, 16),
      ),
      ...back,
      artwork(
        '<path d="M36 210V1460" stroke="#6B4A26" stroke-width="26"/><path d="M30 210V1460" stroke="#C39A60" stroke-width="6"/>' +
          bamboo(250, -20, 1220, 28),
      ),
      hanging(look.cloth, 80, 500, 240, 1230, look.seed),
      hanging(other(look, 0), 730, 1120, 240, 1120, look.seed + 1),
    ],
  };
}

function frame(x: number, y: number, width: number, height: number): string {
  const mat = 46;
  return `<g transform="translate(${x} ${y})"><rect x="-16" y="-16" width="${width + 32}" height="${height + 32}" fill="#2A170B" fill-opacity=".16" transform="translate(22 30)"/><rect x="-16" y="-16" width="${width + 32}" height="${height + 32}" fill="#2A170B" fill-opacity=".26" transform="translate(9 13)"/><rect x="-16" y="-16" width="${width + 32}" height="${height + 32}" fill="#4A2A16"/><path d="M-16 -16H${width + 16}L${width + 6} -6H-6V${height + 6}L-16 ${height + 16}Z" fill="#8E5D33"/><rect width="${width}" height="${height}" fill="#FBF6EA"/><path d="M0 0H${width}V10H10V${height}H0Z" fill="#2A170B" fill-opacity=".16"/><rect x="${mat - 3}" y="${mat - 3}" width="${width - mat * 2 + 6}" height="${height - mat * 2 + 6}" fill="#D8C7A4"/></g>`;
}

/** Exhibition: framed cloths on a lit wall, a bench before them. */
export function exhibitionWall(look: SceneLook): Scene {
  const frames = [
    { x: 96, y: 330, width: 300, height: 560, cloth: other(look, 0) },
    { x: 450, y: 230, width: 320, height: 700, cloth: look.cloth },
    { x: 826, y: 330, width: 290, height: 560, cloth: other(look, 3) },
  ];
  const cloths = frames.map(
    ({ x, y, width, height, cloth }): ClothPiece => ({
      kind: "cloth",
      outline: `M${x + 46} ${y + 46}L${x + width - 46} ${y + 46}L${x + width - 46} ${y + height - 46}L${x + 46} ${y + height - 46}Z`,
      cloth: { ...cloth, scale: cloth.scale * 0.8 },
      laying: { shiftX: x, shiftY: y },
      relief: drape(look.seed, 200, 260, 4),
      roundness: { reach: 6, height: 1 },
    }),
  );
  const lamp = (x: number, y: number) =>
    `<path d="M${x - 70} ${y}L${x - 230} ${y + 800}H${x + 230}L${x + 70} ${y}Z" fill="url(#beam)"/><rect x="${x - 30}" y="40" width="60" height="64" rx="8" fill="#2E1A10"/><ellipse cx="${x}" cy="106" rx="27" ry="7" fill="#FFF4D6"/>`;
  const labels = frames
    .map(
      ({ x, y, width, height }) =>
        `<rect x="${x + width / 2 - 44}" y="${y + height + 46}" width="88" height="46" fill="#2A170B" fill-opacity=".15" transform="translate(4 5)"/><rect x="${x + width / 2 - 44}" y="${y + height + 46}" width="88" height="46" fill="#FFFDF8"/><path d="M${x + width / 2 - 30} ${y + height + 60}h60M${x + width / 2 - 30} ${y + height + 70}h46M${x + width / 2 - 30} ${y + height + 79}h52" stroke="#6A5A4C" stroke-width="2.6"/>`,
    )
    .join("");
  return {
    backdrop: "wall",
    layers: [
      artwork(
        '<defs><linearGradient id="beam" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#FFF6DC" stop-opacity=".5"/><stop offset="1" stop-color="#FFF6DC" stop-opacity="0"/></linearGradient><linearGradient id="floor" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#8C613A"/><stop offset="1" stop-color="#5E3B1F"/></linearGradient></defs>' +
          `<rect y="36" width="1200" height="8" fill="#3B2013"/>${lamp(246, 106)}${lamp(610, 106)}${lamp(970, 106)}` +
          '<path d="M0 1190H1200V1500H0Z" fill="url(#floor)"/><path d="M0 1176H1200V1196H0Z" fill="#EADBBE"/><path d="M0 1196H1200V1201H0Z" fill="#2A170B" fill-opacity=".4"/><path d="M0 1290H1200M0 1400H1200M200 1196L90 1500M520 1196L490 1500M760 1196L800 1500M1040 1196L1150 1500" stroke="#3B2013" stroke-opacity=".3" stroke-width="3"/>',
      ),
      artwork(
        frames.map(({ x, y, width, height }) => frame(x, y, width, height)).join("") + labels,
      ),
      ...cloths,
      artwork(
        '<g><ellipse cx="620" cy="1450" rx="330" ry="24" fill="#1f0f06" fill-opacity=".4"/><path d="M350 1336V1446M880 1336V1446" stroke="#2E1A10" stroke-width="22"/><path d="M310 1290H920V1340H310Z" fill="#7A4A26"/><path d="M310 1290H920V1302H310Z" fill="#C08F5A"/></g>',
      ),
    ],
  };
}

function awning(look: SceneLook): Layer[] {
  const stripes = Array.from({ length: 8 }, (_, index): ClothPiece => {
    const left = 20 + index * 145;
    const right = left + 147;
    return {
      kind: "cloth",
      outline: `M${600 + (left - 600) * 0.93} 60L${600 + (right - 600) * 0.93} 60L${right} 250C${right - 24} 300 ${left + 24} 300 ${left} 250Z`,
      cloth: index % 2 ? "#EBDDC0" : look.plain,
      relief: roll("x", left - 10, right + 10, 20),
      roundness: { reach: 10, height: 6 },
      shadow: { shiftX: 4, shiftY: 18, blur: 18, depth: 0.36 },
    };
  });
  return stripes;
}

/** A stall at a bazaar: awning, cloths on a rail behind, folded cloths on the table. */
export function bazaarStall(look: SceneLook): Scene {
  const rail = [0, 1, 2, 3].map((index) =>
    hanging(
      index === 1 ? look.cloth : other(look, index),
      120 + index * 246,
      350 + index * 246,
      360,
      900 + ((index * 43) % 60),
      look.seed + index,
    ),
  );
  const pile = (left: number, cloths: Cloth[]) =>
    cloths
      .map((cloth, index) =>
        foldedSlab({
          cloth: { ...cloth, scale: cloth.scale * 0.7 },
          left: left + ((index * 17) % 12),
          right: left + 290 - ((index * 11) % 12),
          farY: 850 + index * 62,
          nearY: 990 + index * 62,
          baseY: 990 + (index + 1) * 62 - 3,
          layers: 2,
          seed: look.seed + index + left,
        }),
      )
      .reverse()
      .flat();
  return {
    backdrop: "garden",
    layers: [
      artwork(
        '<path d="M70 220V1400M1130 220V1400" stroke="#5B3A1E" stroke-width="26"/><path d="M64 220V1400M1124 220V1400" stroke="#B98B56" stroke-width="6"/>' +
          bamboo(364, 60, 1140, 20),
      ),
      ...rail,
      ...awning(look),
      artwork(
        '<path d="M40 1120H1160V1190H40Z" fill="#8A5B33"/><path d="M40 1120H1160V1134H40Z" fill="#CFA06A"/><path d="M40 1184H1160V1196H40Z" fill="#1f0f06" fill-opacity=".4"/><ellipse cx="600" cy="1476" rx="580" ry="24" fill="#1f0f06" fill-opacity=".3"/>',
      ),
      {
        kind: "cloth",
        outline: hangingOutline(56, 1144, 1190, 1460, 9, 6),
        cloth: other(look, 4),
        relief: pleats(56, 160, 1190, 300, 9, look.seed),
        roundness: { reach: 10, height: 6 },
      },
      artwork('<path d="M50 1188H1150V1216H50Z" fill="#1f0f06" fill-opacity=".26"/>'),
      ...pile(100, [other(look, 2), other(look, 6)]),
      ...pile(456, [look.cloth, other(look, 7)]),
      ...pile(812, [other(look, 5), other(look, 0)]),
    ],
  };
}
