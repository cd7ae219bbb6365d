import { COLOURWAYS, type Colourway } from "../colourways.ts";
import { seededRandom } from "../seeded-random.ts";
import { type MotifTile, patternOf, px } from "./motif-tile.ts";
import { fillingsFor } from "./sekar-jagad.ts";

const PER_SIDE = 4;

/** Tambal, "patch": squares cut into triangles; neighbours never share a filling. */
export function tambal(scale: number, colour: Colourway): MotifTile {
  const size = 440 * scale;
  const side = size / PER_SIDE;
  const fillings = fillingsFor(colour);
  const random = seededRandom(11);
  const chosen: [number, number][] = [];
  const pick = (...taken: (number | undefined)[]): number => {
    const free = fillings.map((_, index) => index).filter((index) => !taken.includes(index));
    return free[Math.floor(random() * free.length)] ?? 0;
  };
  const patches = Array.from({ length: PER_SIDE * PER_SIDE }, (_, index) => {
    const [column, row] = [index % PER_SIDE, Math.floor(index / PER_SIDE)];
    const left = column ? chosen[index - 1] : undefined;
    const above = row ? chosen[index - PER_SIDE] : undefined;
    const first = pick(left?.[0], left?.[1], above?.[0], above?.[1]);
    const second = pick(first, left?.[1], above?.[1]);
    chosen[index] = [first, second];
    const [x, y, s] = [px(column * side), px(row * side), px(side)];
    const falls = (column + row) % 2 === 1;
    const triangles = falls
      ? `<path d="M${x} ${y}h${s}v${s}z" fill="url(#patch${first})"/><path d="M${x} ${y}v${s}h${s}z" fill="url(#patch${second})"/>`
      : `<path d="M${x} ${y}h${s}l${-s} ${s}z" fill="url(#patch${first})"/><path d="M${px(x + s)} ${y}v${s}h${-s}z" fill="url(#patch${second})"/>`;
    const seam = falls ? `M${x} ${y}l${s} ${s}` : `M${px(x + s)} ${y}l${-s} ${s}`;
    return `${triangles}<path d="M${x} ${y}h${s}v${s}h${-s}z${seam}" fill="none" stroke="#F6ECD8" stroke-width="${px(size * 0.009)}"/>`;
  });
  const defs = fillings.map(([draw, share, name], index) =>
    patternOf(`patch${index}`, draw(scale * share * 0.9, COLOURWAYS[name])),
  );
  return { width: size, height: size, rotation: 0, defs: defs.join(""), body: patches.join("") };
}
