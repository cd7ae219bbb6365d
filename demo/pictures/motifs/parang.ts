import type { Colourway } from "../colourways.ts";
import { at, fill, type MotifTile, px } from "./motif-tile.ts";

const BLADES_PER_TILE = 4;

/** One blade: an S that is the same turned by half a circle, so that neighbours interlock. */
function bladePath(pitch: number, middle: number): string {
  const x = (value: number) => px(value * pitch * 1.15);
  const y = (value: number) => px(middle + value * middle * 0.97);
  const curve = (points: [number, number][]) =>
    `C${points.map(([a, b]) => `${x(a)} ${y(b)}`).join(" ")}`;
  const oneSide: [number, number][][] = [
    [
      [0.05, -1],
      [-0.5, -0.78],
      [-0.38, -0.36],
    ],
    [
      [-0.3, -0.06],
      [0.12, 0.1],
      [0.08, 0.46],
    ],
    [
      [0.04, 0.8],
      [-0.28, 0.94],
      [-0.62, 1],
    ],
  ];
  const otherSide = oneSide.map((part) => part.map(([a, b]): [number, number] => [-a, -b]));
  return `M${x(0.62)} ${y(-1)}${oneSide.map(curve).join("")}${otherSide.map(curve).join("")}Z`;
}

/** Parang: slanting rows of blades, parted by a row of rhombi called mlinjon. */
export function parang(scale: number, colour: Colourway): MotifTile {
  const size = 104 * scale;
  const pitch = size / BLADES_PER_TILE;
  const bladeZone = size * 0.8;
  const middle = bladeZone / 2;
  const gap = size - bladeZone;
  const path = bladePath(pitch, middle);
  const y = (value: number) => px(middle + value * middle);
  const x = (value: number) => px(value * pitch);
  const vein = `M${x(-0.25)} ${y(-0.52)}C${x(-0.2)} ${y(-0.12)} ${x(0.2)} ${y(0.12)} ${x(0.25)} ${y(0.52)}`;
  const eyes = [-0.68, 0.68]
    .map(
      (v) =>
        `<circle cx="${x(v < 0 ? -0.03 : 0.03)}" cy="${y(v)}" r="${px(pitch * 0.075)}" fill="${colour.line}"/>`,
    )
    .join("");
  const blade =
    `<path d="${path}" fill="${colour.figure}"/>` +
    `<path d="${vein}" fill="none" stroke="${colour.accent}" stroke-width="${px(pitch * 0.11)}" stroke-linecap="round"/>${eyes}`;
  const blades = Array.from({ length: BLADES_PER_TILE + 2 }, (_, index) =>
    at((index - 0.5) * pitch, 0, blade),
  ).join("");
  const rhombus = (left: number) =>
    `<path d="M${px(left)} ${px(bladeZone + gap / 2)}l${px(pitch * 0.25)} ${px(-gap * 0.31)}l${px(pitch * 0.25)} ${px(gap * 0.31)}l${px(-pitch * 0.25)} ${px(gap * 0.31)}z" fill="${colour.figure}"/>`;
  const mlinjon =
    `<rect y="${px(bladeZone)}" width="${px(size)}" height="${px(gap)}" fill="${colour.accent}"/>` +
    `<path d="M0 ${px(bladeZone + gap * 0.06)}H${px(size)}M0 ${px(size - gap * 0.06)}H${px(size)}" stroke="${colour.line}" stroke-width="${px(gap * 0.1)}"/>` +
    Array.from({ length: BLADES_PER_TILE * 2 }, (_, index) => rhombus((index * pitch) / 2)).join(
      "",
    );
  return {
    width: size,
    height: size,
    rotation: -45,
    defs: "",
    body: fill(size, size, colour.ground) + blades + mlinjon,
  };
}
