import type { PictureSpec } from "./picture-spec.ts";

/** Pictures that belong to no product: the makers' hands (square), and the tiles of the home page. */
export const EXTRA_PICTURES: Record<string, PictureSpec & { square?: true }> = {
  "tile-men": { scene: "detail", motif: "ceplok", colourway: "sogaTua", scale: 0.9, seed: 3 },
  "tile-women": { scene: "detail", motif: "truntum", colourway: "jambu", seed: 8 },
  "tile-others": { scene: "detail", motif: "tambal", colourway: "biru", scale: 0.8, seed: 5 },
  "tile-cloth": { scene: "turned-corner", motif: "megaMendung", colourway: "soga", seed: 6 },
  "maker-bantul": { scene: "hand-at-work", motif: "parang", colourway: "soga", square: true },
  "maker-lasem": { scene: "hand-at-work", motif: "ceplok", colourway: "mengkudu", square: true },
  "maker-giriloyo": { scene: "hand-at-work", motif: "kawung", colourway: "sogaTua", square: true },
  "maker-trusmi": { scene: "hand-at-work", motif: "truntum", colourway: "biru", square: true },
};
