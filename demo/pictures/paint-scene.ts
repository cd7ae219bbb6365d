import { backdropCanvas } from "./canvas/backdrop.ts";
import { castShadow } from "./canvas/cast-shadow.ts";
import { type ClothTexture, clothTexture } from "./canvas/cloth-texture.ts";
import { type Laying, layCloth } from "./canvas/lay-cloth.ts";
import { lruCache } from "./canvas/lru-cache.ts";
import { boxOf, type PictureCanvas } from "./canvas/picture-canvas.ts";
import { maskOf, type Raster, rasterise } from "./canvas/rasterise.ts";
import { flat } from "./canvas/relief.ts";
import { shade } from "./canvas/shading.ts";
import { slacken } from "./canvas/slacken.ts";
import { coarsen, type SoftField } from "./canvas/soft-field.ts";
import { rgbOf } from "./dye-colours.ts";
import type { ClothPiece, Scene } from "./scenes/scene.ts";

const LYING_STRAIGHT: Laying = {
  angle: 0,
  shiftX: 0,
  shiftY: 0,
  squash: 1,
  dim: 1,
  closeUp: false,
  pull: 1,
  uncracked: false,
  smooth: false,
};

const coverages = lruCache<SoftField>(160);
const artworks = lruCache<Promise<Raster>>(12);

function plainTexture(colour: string): ClothTexture {
  const data = new Uint8Array(8 * 8 * 3);
  const rgb = rgbOf(colour);
  for (let index = 0; index < data.length; index++) data[index] = rgb[index % 3] ?? 0;
  return { tile: { width: 8, height: 8, channels: 3, data }, rotation: 0 };
}

async function paintCloth(canvas: PictureCanvas, piece: ClothPiece): Promise<void> {
  const { density } = canvas;
  const pixels = (length: number) => Math.round(length * density);
  const outline = piece.outline.replace(/-?\d+(?:\.\d+)?/g, (units) =>
    String(Number(units) * density),
  );
  const shadows = [piece.shadow ?? []].flat().map(({ shiftX, shiftY, blur, depth }) => {
    return { shiftX: pixels(shiftX), shiftY: pixels(shiftY), blur: blur * density, depth };
  });
  const margin = Math.max(0, ...shadows.map(({ blur }) => blur * 2)) + 8;
  const box = boxOf(outline, margin, canvas);
  const mask = await maskOf(outline, box);
  const coverage = coverages(`${outline}|${margin}`, () => coarsen(mask, box));
  for (const shadow of shadows) castShadow(canvas, coverage, box, shadow);
  const shading = shade(
    coverage,
    box,
    piece.roundness ?? { reach: 34, height: 16 },
    piece.relief ?? flat,
    density,
  );
  const texture =
    typeof piece.cloth === "string"
      ? plainTexture(piece.cloth)
      : await clothTexture(piece.cloth, density);
  const laying = { ...LYING_STRAIGHT, ...piece.laying };
  layCloth(canvas, mask, box, shading, texture, {
    ...laying,
    shiftX: pixels(laying.shiftX),
    shiftY: pixels(laying.shiftY),
  });
}

async function paintArtwork(canvas: PictureCanvas, svg: string): Promise<void> {
  const whole = { left: 0, top: 0, width: canvas.width, height: canvas.height };
  const scaled = `<g transform="scale(${canvas.density})">${svg}</g>`;
  const { data } = await artworks(scaled, () => rasterise(scaled, whole, 4));
  const { pixels } = canvas;
  for (let index = 0, target = 0; index < data.length; index += 4, target += 3) {
    const opacity = data[index + 3] as number;
    if (opacity === 0) continue;
    const share = opacity / 255;
    for (let channel = 0; channel < 3; channel++) {
      const below = pixels[target + channel] as number;
      pixels[target + channel] = below + ((data[index + channel] as number) - below) * share;
    }
  }
}

/** Paints the layers in their order, each over the ones before: 1200×1500 pixels times the density. */
export async function paintScene(scene: Scene, density = 1): Promise<PictureCanvas> {
  const canvas = backdropCanvas(scene.backdrop, density);
  for (const layer of scene.layers) {
    if (layer.kind === "cloth") await paintCloth(canvas, layer);
    else await paintArtwork(canvas, layer.svg);
  }
  if (scene.slack) slacken(canvas, scene.slack.seed, scene.slack.from);
  return canvas;
}
