import type { Colourway } from "../colourways.ts";
import {
  at,
  dots,
  edgeMiddles,
  fill,
  group,
  halfDrop,
  leaf,
  type MotifTile,
  px,
  ring,
} from "./motif-tile.ts";

/** Truntum: small stars scattered over a dark ground, as jasmine or a clear night. */
export function truntum(scale: number, colour: Colourway): MotifTile {
  const size = 62 * scale;
  const star =
    group(
      `fill="${colour.figure}"`,
      ring(8, (angle) => leaf(size * 0.225, size * 0.052, angle)),
    ) +
    `<circle r="${px(size * 0.05)}" fill="${colour.accent}"/><circle r="${px(size * 0.02)}" fill="${colour.ground}"/>` +
    group(`fill="${colour.accent}"`, dots(8, size * 0.275, size * 0.0155, 22.5));
  const filling = group(
    `fill="${colour.figure}" opacity=".75"`,
    dots(4, size * 0.052, size * 0.0145),
  );
  return {
    width: size,
    height: size,
    rotation: 0,
    defs: "",
    body:
      fill(size, size, colour.ground) +
      halfDrop(size)
        .map(([x, y]) => at(x, y, star))
        .join("") +
      edgeMiddles(size)
        .map(([x, y]) => at(x, y, filling))
        .join(""),
  };
}
