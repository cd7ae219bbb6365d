import type { Colourway } from "../colourways.ts";

/** One repeat of a motif. `rotation` (degrees) turns the whole cloth, as parang needs. */
export type MotifTile = {
  width: number;
  height: number;
  rotation: number;
  defs: string;
  body: string;
};

export type DrawMotif = (scale: number, colourway: Colourway) => MotifTile;

/** Two decimals are enough for a tile and keep the SVG small. */
export const px = (value: number): number => Math.round(value * 100) / 100;

export function leaf(length: number, width: number, angle: number): string {
  const [l, half, w] = [px(length), px(length / 2), px(width)];
  return `<path transform="rotate(${px(angle)})" d="M0 0Q${half} ${-w} ${l} 0Q${half} ${w} 0 0Z"/>`;
}

/** Repeats a drawing around a centre. */
export function ring(count: number, draw: (angle: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw((360 / count) * index)).join("");
}

export function dots(count: number, radius: number, size: number, offset = 0): string {
  return ring(count, (angle) => {
    const radians = ((angle + offset) * Math.PI) / 180;
    return `<circle cx="${px(radius * Math.cos(radians))}" cy="${px(radius * Math.sin(radians))}" r="${px(size)}"/>`;
  });
}

export function at(x: number, y: number, content: string, angle = 0): string {
  const turn = angle ? ` rotate(${px(angle)})` : "";
  return `<g transform="translate(${px(x)} ${px(y)})${turn}">${content}</g>`;
}

export function group(attributes: string, content: string): string {
  return `<g ${attributes}>${content}</g>`;
}

/** Corners and centre of a square tile: where a half-drop lattice has its nodes. */
export const halfDrop = (size: number): [number, number][] => [
  [0, 0],
  [size, 0],
  [0, size],
  [size, size],
  [size / 2, size / 2],
];

export const edgeMiddles = (size: number): [number, number][] => [
  [size / 2, 0],
  [0, size / 2],
  [size, size / 2],
  [size / 2, size],
];

/** A tile as an SVG pattern, for the motifs that are filled with other motifs. */
export function patternOf(id: string, tile: MotifTile): string {
  const turn = tile.rotation ? ` patternTransform="rotate(${tile.rotation})"` : "";
  return `${tile.defs}<pattern id="${id}" width="${px(tile.width)}" height="${px(tile.height)}" patternUnits="userSpaceOnUse"${turn}>${tile.body}</pattern>`;
}

export const fill = (width: number, height: number, colour: string): string =>
  `<rect width="${px(width)}" height="${px(height)}" fill="${colour}"/>`;
