import { drape, pleats, sumOfReliefs } from "../canvas/relief.ts";
import { artwork, type ClothPiece, type Layer, type Scene } from "./scene.ts";
import type { SceneLook } from "./scene-look.ts";

const WALL_SHADOW = { shiftX: 26, shiftY: 24, blur: 32, depth: 0.38 };

/** A bamboo pole; the cloth is laid over it afterwards. */
export function bamboo(y: number, from: number, to: number, thickness = 26): string {
  const knots = Array.from(
    { length: Math.ceil((to - from) / 230) },
    (_, index) => from + 120 + index * 230,
  )
    .filter((x) => x < to - 20)
    .map(
      (x) =>
        `<path d="M${x} ${y - thickness / 2 - 1}q5 ${thickness / 2} 0 ${thickness + 2}" stroke="#5F3D1C" stroke-opacity=".75" stroke-width="3.5" fill="none"/><path d="M${x + 6} ${y - thickness / 2}q5 ${thickness / 2} 0 ${thickness}" stroke="#F3DDAE" stroke-opacity=".6" stroke-width="2.5" fill="none"/>`,
    )
    .join("");
  return (
    `<defs><linearGradient id="bamboo${y}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#B98B4E"/><stop offset=".28" stop-color="#E0BC82"/><stop offset=".62" stop-color="#A87436"/><stop offset="1" stop-color="#5F3D1C"/></linearGradient></defs>` +
    `<rect x="${from + 14}" y="${y + 8}" width="${to - from}" height="${thickness}" rx="${thickness / 2}" fill="#3B2013" fill-opacity=".13"/>` +
    `<rect x="${from}" y="${y - thickness / 2}" width="${to - from}" height="${thickness}" rx="${thickness * 0.3}" fill="url(#bamboo${y})"/>${knots}`
  );
}

/** The wavy lower edge that folds give to hanging cloth. */
export function hangingOutline(
  left: number,
  right: number,
  top: number,
  bottom: number,
  waves: number,
  depth = 12,
): string {
  const step = (right - left) / waves;
  const hem = Array.from({ length: waves }, (_, index) => {
    const x = Math.round(right - index * step);
    const next = Math.round(right - (index + 1) * step);
    const sag = index % 2 ? -depth : depth;
    return `C${Math.round(x - step / 3)} ${bottom + sag} ${Math.round(next + step / 3)} ${bottom + sag} ${next} ${bottom}`;
  }).join("");
  return `M${left} ${top}L${right} ${top}L${right} ${bottom}${hem}L${left} ${top}Z`;
}

/** One kain over a pole: the near half long, the far half shorter behind it. */
export function hangingKain(look: SceneLook): Scene {
  const { seed } = look;
  const far = hangingOutline(330, 1000, 190, 1010, 5, 10);
  const near = hangingOutline(220, 900, 176, 1330, 6, 14);
  const layers: Layer[] = [
    artwork(
      '<path d="M250 0V180M950 0V180" stroke="#7A5A36" stroke-width="5" fill="none"/><path d="M252 0V180M952 0V180" stroke="#C9A873" stroke-width="1.6" fill="none"/>',
    ),
    artwork(bamboo(188, 90, 1110, 30)),
    {
      kind: "cloth",
      outline: far,
      cloth: look.cloth,
      laying: { dim: 0.82, shiftX: 130, shiftY: 40 },
      relief: pleats(330, 134, 190, 800, 11, seed + 3),
      roundness: { reach: 12, height: 6 },
      shadow: WALL_SHADOW,
    },
    {
      kind: "cloth",
      outline: near,
      cloth: look.cloth,
      laying: { shiftX: Math.round(look.random() * 100), shiftY: 30 },
      relief: sumOfReliefs(
        pleats(240, 170, 180, 1000, 11, seed),
        drape(seed, 260, 520, 10),
        (_x, y) =>
          y < 216
            ? 22 * Math.sqrt(Math.max(0, 1 - ((y - 204) / 30) ** 2))
            : 22 * Math.sqrt(Math.max(0, 1 - 0.16)) * Math.max(0, 1 - (y - 216) / 60),
      ),
      roundness: { reach: 14, height: 8 },
      shadow: WALL_SHADOW,
    },
  ];
  return { backdrop: "wall", layers };
}

/** Three lengths of the same cloth beside each other, each cut at another place of the repeat. */
export function kainPanels(look: SceneLook): Scene {
  const panels = [
    { left: 170, right: 456, bottom: 1210 },
    { left: 464, right: 750, bottom: 1266 },
    { left: 758, right: 1044, bottom: 1322 },
  ].map(
    ({ left, right, bottom }, index): ClothPiece => ({
      kind: "cloth",
      outline: hangingOutline(left, right, 196, bottom, 3, 12),
      cloth: look.cloth,
      laying: { shiftX: left + index * 37, shiftY: 190 + index * 53 },
      relief: sumOfReliefs(
        pleats(left + 20, 143, 200, 1000, 12, look.seed + index),
        drape(look.seed + index, 160, 420, 6),
      ),
      roundness: { reach: 16, height: 12 },
      shadow: WALL_SHADOW,
    }),
  );
  return {
    backdrop: "sweep",
    layers: [...panels, artwork(bamboo(196, 110, 1104, 30))],
  };
}
