import { DYE } from "../dye-colours.ts";

/** Kawung's four seeds around a truntum star; drawn around the origin, 100 from the middle to a tip. */
export function flowerMark(petal: string = DYE.soga700, star: string = DYE.soga500): string {
  const seed =
    "M0 -18C-34 -34 -42 -76 0 -99C42 -76 34 -34 0 -18ZM0 -38C-5 -46 -6 -60 0 -72C6 -60 5 -46 0 -38Z";
  const petals = [45, 135, 225, 315]
    .map((angle) => `<path transform="rotate(${angle})" fill-rule="evenodd" d="${seed}"/>`)
    .join("");
  const rays = [0, 90, 180, 270]
    .map((angle) => `<path transform="rotate(${angle})" d="M0 -10Q-9 -34 0 -60Q9 -34 0 -10Z"/>`)
    .join("");
  return `<g fill="${petal}">${petals}</g><g fill="${star}">${rays}<circle r="9"/></g>`;
}
