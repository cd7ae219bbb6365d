/** Colours that natural dyes give on cotton; the same values as the design tokens. */
export const DYE = {
  mori: "#FBF6EC",
  gading: "#F1E6D2",
  krem: "#F3E8D0",
  soga300: "#C99A63",
  soga500: "#9C5F2E",
  soga700: "#6B3A1E",
  soga900: "#3B2013",
  wedel900: "#14213A",
  wedel700: "#1F3358",
  wedel500: "#3C5A8C",
  wedel200: "#A9BEDC",
  mengkudu: "#97282D",
  kunyit: "#C8901F",
  daun: "#2F5D3A",
  jambu: "#CF8F7C",
  tinta: "#241710",
} as const;

export type Rgb = readonly [number, number, number];

export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two hex colours; `share` is how much of `to` is in it, 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [rgbOf(from), rgbOf(to)];
  const channel = (index: 0 | 1 | 2) =>
    Math.round(a[index] + (b[index] - a[index]) * share)
      .toString(16)
      .padStart(2, "0");
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}
