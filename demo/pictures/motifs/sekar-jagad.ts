import { COLOURWAYS, type Colourway, type ColourwayName } from "../colourways.ts";
import { DYE } from "../dye-colours.ts";
import { ceplok } from "./ceplok.ts";
import { kawung } from "./kawung.ts";
import { type DrawMotif, fill, type MotifTile, patternOf, px } from "./motif-tile.ts";
import { parang } from "./parang.ts";
import { truntum } from "./truntum.ts";
import { type Cell, type Point, voronoiCells } from "./voronoi-cells.ts";

type Filling = readonly [DrawMotif, number, ColourwayName];

const PER_SIDE = 4;

const RIM_COLOUR = "#F6ECD8";

const SOFT: Filling[] = [
  [kawung, 0.56, "soga"],
  [truntum, 0.58, "sogaTua"],
  [ceplok, 0.58, "latarPutih"],
  [parang, 0.62, "sogaTua"],
  [truntum, 0.54, "soga"],
  [kawung, 0.52, "latarPutih"],
];

const BRIGHT: Filling[] = [
  [kawung, 0.56, "soga"],
  [truntum, 0.58, "wedel"],
  [ceplok, 0.58, "mengkudu"],
  [parang, 0.62, "sogaTua"],
  [truntum, 0.54, "daun"],
  [kawung, 0.52, "biru"],
];

const COAST: Filling[] = [
  [kawung, 0.56, "jambu"],
  [truntum, 0.58, "biru"],
  [ceplok, 0.58, "bangBiru"],
  [parang, 0.62, "mengkudu"],
  [truntum, 0.54, "kunyit"],
  [ceplok, 0.5, "daun"],
];

/** Quiet browns on soga grounds, coastal colours on pale ones, every dye on the rest. */
export function fillingsFor(colour: Colourway): Filling[] {
  if (colour === COLOURWAYS.soga || colour === COLOURWAYS.latarPutih) return SOFT;
  if (colour === COLOURWAYS.jambu || colour === COLOURWAYS.bangBiru) return COAST;
  return BRIGHT;
}

/** An island's soft coastline: a quadratic curve through the middles of the cell's sides. */
function coastline({ centre, corners }: Cell, shrink: number): string {
  const points = corners.map(
    ([x, y]): Point => [centre[0] + (x - centre[0]) * shrink, centre[1] + (y - centre[1]) * shrink],
  );
  const path = points.map((corner, index) => {
    const next = points[(index + 1) % points.length] ?? corner;
    const previous = points[(index + points.length - 1) % points.length] ?? corner;
    const start = `M${px((previous[0] + corner[0]) / 2)} ${px((previous[1] + corner[1]) / 2)}`;
    return `${index ? "" : start}Q${px(corner[0])} ${px(corner[1])} ${px((corner[0] + next[0]) / 2)} ${px((corner[1] + next[1]) / 2)}`;
  });
  return `${path.join("")}Z`;
}

/** Sekar jagad, "flowers of the world": a map of islands, each filled with another motif. */
export function sekarJagad(scale: number, colour: Colourway): MotifTile {
  const size = 470 * scale;
  const fillings = fillingsFor(colour);
  const defs = fillings.map(([draw, share, name], index) =>
    patternOf(`island${index}`, draw(scale * share, COLOURWAYS[name])),
  );
  const islands = voronoiCells(size, PER_SIDE, 7, 0.6).map((cell) => {
    // Five is coprime to six: no island gets the filling of the one beside or below it.
    const filling = (cell.id * 5 + Math.floor(cell.id / PER_SIDE) * 2) % fillings.length;
    const rim = coastline(cell, 0.982);
    return (
      `<path d="${rim}" fill="url(#island${filling})" stroke="${RIM_COLOUR}" stroke-width="${px(size * 0.0125)}"/>` +
      `<path d="${coastline(cell, 0.935)}" fill="none" stroke="${RIM_COLOUR}" stroke-width="${px(size * 0.0035)}" stroke-dasharray="0 ${px(size * 0.011)}" stroke-linecap="round"/>`
    );
  });
  return {
    width: size,
    height: size,
    rotation: 0,
    defs: defs.join(""),
    body: fill(size, size, fillings === COAST ? DYE.wedel900 : DYE.soga900) + islands.join(""),
  };
}
