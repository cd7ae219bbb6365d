import type { Colourway } from "../colourways.ts";
import { at, dots, edgeMiddles, fill, group, halfDrop, type MotifTile, px } from "./motif-tile.ts";

/**
 * Kawung, the sugar-palm fruit cut across: four seeds meet in each node.
 * Circles on a square grid overlap, and the lens of two neighbours is one seed.
 */
export function kawung(scale: number, colour: Colourway): MotifTile {
  const size = 74 * scale;
  const half = size / 2;
  const quarter = half / 2;
  const seed =
    `<ellipse rx="${px(half * 0.655)}" ry="${px(half * 0.395)}" fill="${colour.figure}"/>` +
    `<ellipse rx="${px(half * 0.5)}" ry="${px(half * 0.25)}" fill="none" stroke="${colour.accent}" stroke-width="${px(size * 0.013)}"/>` +
    group(
      `fill="${colour.line}"`,
      [-1, 1]
        .map(
          (side) =>
            `<ellipse cx="${px(side * half * 0.2)}" rx="${px(size * 0.05)}" ry="${px(size * 0.018)}"/>`,
        )
        .join(""),
    );
  const seeds = [
    at(quarter, quarter, seed, 45),
    at(size - quarter, quarter, seed, -45),
    at(quarter, size - quarter, seed, -45),
    at(size - quarter, size - quarter, seed, 45),
  ].join("");
  const node = `<rect x="${px(-size * 0.036)}" y="${px(-size * 0.036)}" width="${px(size * 0.072)}" height="${px(size * 0.072)}" fill="${colour.line}"/>`;
  const nodes = halfDrop(size)
    .map(([x, y]) => at(x, y, node, 45))
    .join("");
  const filling =
    `<circle r="${px(size * 0.026)}" fill="${colour.accent}"/>` +
    group(`fill="${colour.figure}"`, dots(4, size * 0.066, size * 0.0155));
  const fillings = edgeMiddles(size)
    .map(([x, y]) => at(x, y, filling))
    .join("");
  return {
    width: size,
    height: size,
    rotation: 0,
    defs: "",
    body: fill(size, size, colour.ground) + seeds + nodes + fillings,
  };
}
