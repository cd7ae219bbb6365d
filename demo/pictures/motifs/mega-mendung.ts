import { COLOURWAYS, type Colourway } from "../colourways.ts";
import { DYE, mix } from "../dye-colours.ts";
import { at, fill, type MotifTile, px } from "./motif-tile.ts";

const BANDS = 5;
const RIM_COLOUR = "#F8EFDC";

/** Pale, middle and deep dye of a cloud: indigo as in Cirebon, brown on soga, red on the pale ground of the coast. */
const BLUES = ["#C6D3DC", "#54789C", "#182843"] as const;
const BROWNS = ["#EBD7B2", "#B37D46", "#452311"] as const;
const REDS = ["#EAD2B4", "#A9674A", "#542019"] as const;

function dyesOf(colour: Colourway) {
  if (colour === COLOURWAYS.bangBiru) return REDS;
  return colour === COLOURWAYS.soga ? BROWNS : BLUES;
}

/** A cloud's rim from its left tip over its five heads and back, 1000 units wide. */
const RIM =
  "M-500 60Q-400 45 -370 0Q-400 -85 -320 -100Q-250 -105 -230 -60Q-250 -175 -140 -190Q-70 -190 -50 -130Q-60 -250 60 -270Q150 -250 140 -135Q170 -200 240 -175Q300 -145 270 -55Q300 -100 355 -80Q400 -55 370 10Q410 60 500 50Q400 135 280 100Q210 180 90 125Q0 205 -110 125Q-200 180 -300 105Q-390 140 -500 60Z";

/** The point that a cloud's bands close in on, and how much of the rim's size is left there. */
const HEART = { x: 15, y: 25, width: 0.34, height: 0.26 };

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
 * Mega mendung, the rain cloud of Cirebon: a pale rim around five flat bands with hard edges, deep outside and
 * pale inside.
 * It always lies: nothing may turn it upright.
 */
export function megaMendung(scale: number, colour: Colourway): MotifTile {
  const width = 500 * scale;
  const height = width * 0.58;
  // Beside indigo a full red would shout: its last bath is soga.
  const ground =
    colour === COLOURWAYS.mengkudu ? mix(colour.ground, DYE.soga900, 0.42) : colour.ground;
  const [pale, middle, deep] = dyesOf(colour);
  const cloud = (size: number) => {
    const bands = Array.from({ length: BANDS }, (_, index) => {
      const share = index / (BANDS - 1);
      const shade = share < 0.5 ? mix(deep, middle, share * 2) : mix(middle, pale, share * 2 - 1);
      // The first wax leaves a pale line at the rim. Every later bath ends in a hard edge.
      const rim = index
        ? ""
        : ` stroke="${RIM_COLOUR}" stroke-width="${px(size * 0.011)}" stroke-linejoin="round"`;
      return `<path d="${contour(size, share)}" fill="${shade}"${rim}/>`;
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
      fill(width, height, ground) +
      places.map(([x, y, content]) => at(x * width, y * height, content)).join(""),
  };
}
