import { COLOURWAYS, type Colourway } from "../colourways.ts";
import { DYE, mix } from "../dye-colours.ts";
import { at, fill, type MotifTile, px } from "./motif-tile.ts";

const BANDS = 7;
const RIM_COLOUR = "#F8EFDC";

/** A cloud's rim, tip to tip, in units of its width; every stretch bulges outwards. */
const RIM: [number, number][] = [
  [-0.5, 0.04],
  [-0.37, -0.06],
  [-0.2, -0.15],
  [0.03, -0.175],
  [0.23, -0.11],
  [0.39, -0.02],
  [0.5, 0.07],
  [0.31, 0.115],
  [0.12, 0.165],
  [-0.11, 0.16],
  [-0.3, 0.115],
  [-0.5, 0.04],
];

/** Outermost and innermost band. Red and dark grounds carry the indigo cloud of Cirebon. */
function cloudDyes(colour: Colourway): [string, string] {
  if (colour === COLOURWAYS.latarPutih) return [DYE.soga900, "#E8CFA6"];
  if (colour === COLOURWAYS.bangBiru) return ["#6E171C", "#F3D9C4"];
  if (colour === COLOURWAYS.jambu) return ["#8E3F38", "#FDE9DC"];
  if (colour === COLOURWAYS.soga || colour === COLOURWAYS.sogaTua) return ["#2A170D", "#E9CFA0"];
  if (colour === COLOURWAYS.daun) return ["#12271A", "#CFE0B4"];
  return ["#152A55", "#E6EEF6"];
}

function cloudPath(width: number): string {
  const points = RIM.map(([x, y]): [number, number] => [x * width, y * width]);
  return points
    .map(([x, y], index) => {
      const previous = points[index - 1];
      if (!previous) return `M${px(x)} ${px(y)}`;
      const radius = Math.hypot(x - previous[0], y - previous[1]) * 0.56;
      return `A${px(radius)} ${px(radius * 0.86)} 0 0 1 ${px(x)} ${px(y)}`;
    })
    .join("")
    .concat("Z");
}

/**
 * Mega mendung, the rain cloud of Cirebon: seven bands that follow the rim, dark to light.
 * The bands are strokes of the same rim, each narrower than the last, clipped to the cloud.
 * It always lies: nothing may turn it upright.
 */
export function megaMendung(scale: number, colour: Colourway): MotifTile {
  const width = 330 * scale;
  const height = width * 0.5;
  const cloudWidth = width * 0.72;
  const path = cloudPath(cloudWidth);
  const [deep, pale] = cloudDyes(colour);
  const step = cloudWidth * 0.0198;
  const strokes = Array.from({ length: BANDS }, (_, index) => {
    const shade = mix(pale, deep, (index + 1) / BANDS);
    return `<path d="${path}" fill="none" stroke="${shade}" stroke-width="${px(step * 2 * (BANDS - index))}" stroke-linejoin="round"/>`;
  }).join("");
  const clipId = `cloud${Math.round(width)}`;
  const cloud =
    `<path d="${path}" fill="${pale}" stroke="${RIM_COLOUR}" stroke-width="${px(step * 1.1)}" stroke-linejoin="round"/>` +
    `<g clip-path="url(#${clipId})">${strokes}</g>`;
  const flipped = `<g transform="scale(-1 1)">${cloud}</g>`;
  const wisp = `<path d="M${px(-width * 0.1)} 0q${px(width * 0.05)} ${px(-width * 0.022)} ${px(width * 0.1)} 0t${px(width * 0.1)} 0" fill="none" stroke="${colour.accent}" stroke-width="${px(step * 0.42)}" stroke-linecap="round"/>`;
  const places: [number, number, string][] = [
    [0, 0.27, cloud],
    [1, 0.27, cloud],
    [0.5, 0.77, flipped],
    [0.5, -0.23, flipped],
    [0, 1.27, cloud],
    [1, 1.27, cloud],
  ];
  const wisps: [number, number][] = [
    [0.5, 0.27],
    [0.5, 0.33],
    [0, 0.77],
    [1, 0.77],
    [0, 0.83],
    [1, 0.83],
  ];
  return {
    width,
    height,
    rotation: 0,
    defs: `<clipPath id="${clipId}"><path d="${path}"/></clipPath>`,
    body:
      fill(width, height, colour.ground) +
      wisps.map(([x, y]) => at(x * width, y * height, wisp)).join("") +
      places.map(([x, y, content]) => at(x * width, y * height, content)).join(""),
  };
}
