import type { BackdropName } from "../canvas/backdrop.ts";
import type { Shadow } from "../canvas/cast-shadow.ts";
import type { Cloth } from "../canvas/cloth-texture.ts";
import type { Laying } from "../canvas/lay-cloth.ts";
import type { Relief } from "../canvas/relief.ts";
import type { Roundness } from "../canvas/shading.ts";

/** A piece of cloth, cut to an outline (absolute M, L, C, Q and Z only). */
export type ClothPiece = {
  kind: "cloth";
  outline: string;
  /** A motif, or a plain dyed colour. */
  cloth: Cloth | string;
  laying?: Partial<Laying>;
  relief?: Relief;
  roundness?: Roundness;
  shadow?: Shadow | readonly Shadow[];
};

/** Everything that isn't cloth: stitches, buttons, wood. Plain SVG over what was painted before. */
type Artwork = {
  kind: "artwork";
  svg: string;
};

export type Layer = ClothPiece | Artwork;

export type Scene = {
  backdrop: BackdropName;
  layers: Layer[];
  /** Drape of a garment: the seed of its unevenness, and the height above which there is none. */
  slack?: { seed: number; from: number };
};

/** The dark line where a garment touches the ground, and the soft light beyond. */
export const GROUND_SHADOW: readonly Shadow[] = [
  { shiftX: 12, shiftY: 22, blur: 40, depth: 0.26 },
  { shiftX: 4, shiftY: 7, blur: 9, depth: 0.4 },
];

/** The reverse of a cloth, seen where its hem rises. */
export const FAR_SIDE = { dim: 0.5 };

/** Falls from a bodice on the sleeves beside it. */
export const UNDER_ARM: Shadow = { shiftX: 2, shiftY: 14, blur: 26, depth: 0.5 };

export const BODY_SHADOW: readonly Shadow[] = [...GROUND_SHADOW, UNDER_ARM];

/** The same on a wall, from which hanging cloth stands off. */
export const WALL_SHADOW: readonly Shadow[] = [
  { shiftX: 34, shiftY: 30, blur: 46, depth: 0.3 },
  { shiftX: 9, shiftY: 9, blur: 16, depth: 0.28 },
];

export const artwork = (svg: string): Artwork => ({ kind: "artwork", svg });

/** Swaps left and right about the middle of the picture. */
export function mirrored(outline: string): string {
  let isX = false;
  return outline.replace(/-?\d+(?:\.\d+)?/g, (number) => {
    isX = !isX;
    return isX ? String(1200 - Number(number)) : number;
  });
}

/** A path on both sides. */
export const both = (path: string): string => path + mirrored(path);

export function stitch(path: string, colour = "#FBF6EC", opacity = 0.5): string {
  return (
    `<path d="${path}" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="3.5"/>` +
    `<path d="${path}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="1.8" stroke-dasharray="7 4.5" stroke-linecap="round"/>`
  );
}

/** A seam: a groove with a lit lower edge. */
export function seam(path: string): string {
  return (
    `<path d="${path}" fill="none" stroke="#1a0d06" stroke-opacity=".42" stroke-width="3"/>` +
    `<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="2" transform="translate(2.5 1.5)"/>`
  );
}

export const button = (x: number, y: number, radius = 11): string =>
  `<g transform="translate(${x} ${y})"><ellipse cx="2.5" cy="4" rx="${radius}" ry="${radius}" fill="#000" fill-opacity=".38"/><circle r="${radius}" fill="#6A4526"/><circle r="${radius}" fill="#A87B4C" fill-opacity=".75" cx="-.8" cy="-.8"/><circle r="${radius * 0.74}" fill="#7A522E"/><circle r="${radius * 0.66}" fill="#8E6338"/><path d="M${-radius * 0.8} ${-radius * 0.3}A${radius * 0.86} ${radius * 0.86} 0 0 1 ${radius * 0.2} ${-radius * 0.84}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.4" stroke-linecap="round"/>${[
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]
    .map(
      ([dx, dy]) =>
        `<circle cx="${(dx ?? 0) * radius * 0.24}" cy="${(dy ?? 0) * radius * 0.24}" r="${radius * 0.12}" fill="#2A170B"/>`,
    )
    .join("")}</g>`;
