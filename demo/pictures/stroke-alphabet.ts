/**
 * Letters of single strokes in a box 4 wide and 6 high. SVG text would need a font
 * that not every machine has, so pictures draw theirs.
 */
const GLYPHS: Record<string, string> = {
  A: "M0 6L2 0L4 6M0.8 3.8H3.2",
  B: "M0 0V6H2.4A1.6 1.6 0 0 0 2.4 2.9H0M2.2 2.9A1.45 1.45 0 0 0 2.2 0H0",
  C: "M4 1.2A2.2 2.6 0 1 0 4 4.8",
  D: "M0 0V6H1.4A2.6 3 0 0 0 1.4 0Z",
  E: "M3.6 0H0V6H3.6M0 2.9H3",
  F: "M3.6 0H0V6M0 2.9H3",
  G: "M3.9 1.1A2.2 2.7 0 1 0 4 4.4V3.3H2.4",
  H: "M0 0V6M4 0V6M0 2.9H4",
  I: "M2 0V6",
  J: "M3.4 0V4.4A1.6 1.6 0 0 1 0.2 4.6",
  K: "M0 0V6M3.8 0L0 3.6M1.4 2.4L4 6",
  L: "M0 0V6H3.6",
  M: "M0 6V0L2 3.6L4 0V6",
  N: "M0 6V0L4 6V0",
  O: "M2 0A2 3 0 0 0 2 6A2 3 0 0 0 2 0Z",
  P: "M0 6V0H2.3A1.65 1.65 0 0 1 2.3 3.3H0",
  Q: "M2 0A2 3 0 0 0 2 6A2 3 0 0 0 2 0ZM2.5 4.4L4 6.3",
  R: "M0 6V0H2.3A1.6 1.6 0 0 1 2.3 3.2H0M2 3.2L4 6",
  S: "M3.7 1.1C3.2 -0.4 0.3 -0.3 0.3 1.5C0.3 3.4 3.9 2.6 3.9 4.5C3.9 6.3 0.7 6.5 0.1 4.8",
  T: "M0 0H4M2 0V6",
  U: "M0 0V4A2 2 0 0 0 4 4V0",
  V: "M0 0L2 6L4 0",
  W: "M0 0L0.9 6L2 1.6L3.1 6L4 0",
  X: "M0 0L4 6M4 0L0 6",
  Y: "M0 0L2 3L4 0M2 3V6",
  Z: "M0 0H4L0 6H4",
  "0": "M2 0A1.8 3 0 0 0 2 6A1.8 3 0 0 0 2 0Z",
  "1": "M0.8 1.2L2.2 0V6",
  "2": "M0.2 1.6A1.8 1.6 0 0 1 3.8 1.6C3.8 3 0.6 4.4 0.2 6H3.9",
  "3": "M0.3 0.9C1 -0.4 3.6 -0.3 3.6 1.5C3.6 2.6 2.6 2.9 1.6 2.9C2.8 2.9 3.9 3.3 3.9 4.5C3.9 6.4 0.9 6.5 0.1 4.9",
  "4": "M2.9 6V0L0 4.2H4",
  "5": "M3.5 0H0.7L0.4 2.7C1.4 2 3.9 2.1 3.9 4C3.9 6.4 0.9 6.5 0.1 5",
  "6": "M3.4 0.4C1.4 -0.4 0.1 1.8 0.1 4A1.9 1.9 0 1 0 0.3 3.5",
  "7": "M0 0H4L1.5 6",
  "8": "M2 2.8A1.5 1.4 0 0 1 2 0A1.5 1.4 0 0 1 2 2.8A1.8 1.6 0 0 1 2 6A1.8 1.6 0 0 1 2 2.8Z",
  "9": "M0.6 5.6C2.6 6.4 3.9 4.2 3.9 2A1.9 1.9 0 1 0 3.7 2.5",
  ".": "M1 5.9V6",
  "-": "M0.6 3.2H3.4",
  "(": "M2.6 -0.4Q0.6 3 2.6 6.4",
  ")": "M1.4 -0.4Q3.4 3 1.4 6.4",
  "/": "M0.4 6.4L3.6 -0.4",
};

const ADVANCE = 5.4;

type Lettering = {
  x: number;
  y: number;
  /** Height of a capital in pixels; `y` is the capital's top. */
  height: number;
  colour: string;
  weight?: number;
  anchor?: "start" | "middle";
};

const textWidth = (text: string, height: number): number =>
  ((text.length * ADVANCE - 1.4) * height) / 6;

export function lettering(
  text: string,
  { x, y, height, colour, weight = 0.62, anchor = "start" }: Lettering,
): string {
  const left = anchor === "middle" ? x - textWidth(text, height) / 2 : x;
  const strokes = [...text.toUpperCase()]
    .map((letter, index) => {
      const glyph = GLYPHS[letter];
      return glyph
        ? `<path transform="translate(${(index * ADVANCE).toFixed(1)} 0)" d="${glyph}"/>`
        : "";
    })
    .join("");
  return `<g transform="translate(${left.toFixed(1)} ${y}) scale(${(height / 6).toFixed(3)})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${strokes}</g>`;
}
