import type { Colourway } from "../colourways.ts";
import { mix } from "../dye-colours.ts";
import { at, dots, fill, group, leaf, type MotifTile, px, ring } from "./motif-tile.ts";

/** Ceplok: rosettes in a strict grid of diamonds, four small leaves where the frames cross. */
export function ceplok(scale: number, colour: Colourway): MotifTile {
  const size = 92 * scale;
  const half = size / 2;
  const diamond = (reach: number) =>
    `M${half} ${px(half - reach)}L${px(half + reach)} ${half}L${half} ${px(half + reach)}L${px(half - reach)} ${half}Z`;
  const inside = mix(colour.ground, colour.line, 0.62);
  const frame =
    `<path d="${diamond(half)}" fill="none" stroke="${colour.figure}" stroke-width="${px(size * 0.022)}"/>` +
    `<path d="${diamond(half * 0.88)}" fill="${inside}"/>` +
    `<path d="${diamond(half * 0.8)}" fill="none" stroke="${colour.accent}" stroke-width="${px(size * 0.014)}" stroke-dasharray="${px(size * 0.001)} ${px(size * 0.041)}" stroke-linecap="round"/>`;
  const rosette =
    group(
      `fill="${colour.figure}"`,
      ring(8, (angle) => leaf(size * 0.29, size * 0.078, angle)),
    ) +
    group(
      `fill="${colour.accent}"`,
      ring(8, (angle) => leaf(size * 0.18, size * 0.042, angle + 22.5)),
    ) +
    `<circle r="${px(size * 0.068)}" fill="${colour.line}"/><circle r="${px(size * 0.036)}" fill="${colour.figure}"/>`;
  const corner =
    group(
      `fill="${colour.accent}"`,
      ring(4, (angle) => leaf(size * 0.21, size * 0.062, angle + 45)),
    ) +
    group(`fill="${colour.figure}"`, dots(4, size * 0.115, size * 0.014)) +
    `<circle r="${px(size * 0.048)}" fill="${colour.figure}"/><circle r="${px(size * 0.02)}" fill="${colour.line}"/>`;
  const corners: [number, number][] = [
    [0, 0],
    [size, 0],
    [0, size],
    [size, size],
  ];
  return {
    width: size,
    height: size,
    rotation: 0,
    defs: "",
    body:
      fill(size, size, colour.ground) +
      frame +
      at(half, half, rosette) +
      corners.map(([x, y]) => at(x, y, corner)).join(""),
  };
}
