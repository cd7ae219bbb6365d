import type { ColourwayName } from "../colourways.ts";
import { drawMotif, type MotifName } from "../motifs/draw-motif.ts";
import { lruCache } from "./lru-cache.ts";
import { type Raster, rasteriseTile } from "./rasterise.ts";

export type Cloth = {
  motif: MotifName;
  colourway: ColourwayName;
  /** 1 is the size on a garment; 2.5 and more is a close-up. */
  scale: number;
};

export type ClothTexture = {
  tile: Raster;
  rotation: number;
};

const textures = lruCache<Promise<ClothTexture>>(60);

export function clothTexture(
  { motif, colourway, scale }: Cloth,
  density: number,
): Promise<ClothTexture> {
  return textures(`${motif}|${colourway}|${scale}|${density}`, async () => {
    const drawn = drawMotif(motif, scale, colourway);
    const tile = await rasteriseTile(`<defs>${drawn.defs}</defs>${drawn.body}`, drawn, density);
    return { tile, rotation: drawn.rotation };
  });
}
