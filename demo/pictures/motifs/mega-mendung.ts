import { COLOURWAYS, type Colourway } from "../colourways.ts";
import { mix } from "../dye-colours.ts";
import { at, fill, type MotifTile, px } from "./motif-tile.ts";

const BANDS = 7;
const RIM_COLOUR = "#F8EFDC";

/** Pale, middle and deep dye of a cloud: blue as in Cirebon, red on the pale ground of the coast. */
const BLUES = ["#D8E8F7", "#4A86CA", "#0E2358"] as const;
const REDS = ["#FBE6DA", "#CF5B52", "#5E1218"] as const;

/** A cloud's rim from its left tip over its five heads and back, 1000 units wide. */
const RIM =
  "M-500 60Q-400 45 -370 0Q-400 -85 -320 -100Q-250 -105 -230 -60Q-250 -175 -140 -190Q-70 -190 -50 -130Q-60 -250 60 -270Q150 -250 140 -135Q170 -200 240 -175Q300 -145 270 -55Q300 -100 355 -80Q400 -55 370 10Q410 60 500 50Q400 135 280 100Q210 180 90 125Q0 205 -110 125Q-200 180 -300 105Q-390 140 -500 60Z";

/** The point that a cloud's bands close in on, and how much of the rim's size is left there. */
const HEART = { x: 15, y: 35, width: 0.34, height: 0.3 };

/** The rim drawn in towards the heart: 0 is the rim itself, 1 the palest cloud inside. */
function contour(width: number, inwards: number): string {
  const left = { x: 1 - (1 - HEART.width) * inwards, y: 1 - (1 - HEART.height) * inwards };
  let axis: "x" | "y" = "y";
  return RIM.replace(/-?\d+/g, (number) => {
    axis = axis === "x" ? "y" : "x";
    const place = HEART[axis] + (Number(number) - HEART[axis]) * left[axis];
    return String(px((place * width) / 1000));
  });
}

/**
 * Mega mendung, the rain cloud of Cirebon: seven flat bands, deep at the rim and pale inside.
 * It always lies: nothing may turn it upright.
 */
export function megaMendung(scale: number, colour: Colourway): MotifTile {
  const width = 400 * scale;
  const height = width * 0.58;
  const [pale, middle, deep] = colour === COLOURWAYS.bangBiru ? REDS : BLUES;
  const cloud = (size: number) => {
    const bands = Array.from({ length: BANDS }, (_, index) => {
      const share = index / (BANDS - 1);
      const shade = share < 0.5 ? mix(deep, middle, share * 2) : mix(middle, pale, share * 2 - 1);
      // The wax that parts two baths leaves a fine pale line, and a broad one at the rim.
      const [line, thickness] = index
        ? [mix(shade, RIM_COLOUR, 0.45), 0.0045]
        : [RIM_COLOUR, 0.011];
      return `<path d="${contour(size, share)}" fill="${shade}" stroke="${line}" stroke-width="${px(size * thickness)}" stroke-linejoin="round"/>`;
    });
    return bands.join("");
  };
  const large = cloud(width * 0.76);
  const small = cloud(width * 0.3);
  const flipped = (content: string) => `<g transform="scale(-1 1)">${content}</g>`;
  const places: [number, number, string][] = [
    [0, 0.27, large],
    [1, 0.27, large],
    [0.5, 0.77, flipped(large)],
    [0.5, -0.23, flipped(large)],
    [0, 1.27, large],
    [1, 1.27, large],
    [0.52, 0.2, flipped(small)],
    [-0.02, 0.7, small],
    [0.98, 0.7, small],
  ];
  return {
    width,
    height,
    rotation: 0,
    defs: "",
    body:
      fill(width, height, colour.ground) +
      places.map(([x, y, content]) => at(x * width, y * height, content)).join(""),
  };
}
