import { mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { paintScene } from "./paint-scene.ts";
import type { PictureSpec } from "./picture-spec.ts";
import { SCENE_KINDS } from "./scenes/scene-kinds.ts";
import { lookOf } from "./scenes/scene-look.ts";

/**
 * node demo/pictures/render-content-pictures.ts
 * Remakes the pictures of /history, /uniform and /landing in public/content/: each in two widths,
 * and a square of every motif.
 */
const DIRECTORY = new URL("../../public/content/", import.meta.url).pathname;

const WIDTHS = [480, 960];
const SWATCH = 320;

const PICTURES: Record<string, PictureSpec> = {
  heritage: { scene: "kain-panels", motif: "parang", colourway: "soga", seed: 2 },
  fusion: { scene: "cloth-stack", motif: "sekarJagad", colourway: "bangBiru", seed: 3 },
  versatility: { scene: "men-long-shirt", motif: "ceplok", colourway: "mengkudu", seed: 2 },
  recognition: { scene: "exhibition-wall", motif: "truntum", colourway: "wedel", seed: 3 },
  enrich: { scene: "canting-on-cloth", motif: "kawung", colourway: "soga", seed: 3 },
  uniform: { scene: "folded-shirt", motif: "kawung", colourway: "wedel", seed: 2 },
  landing: { scene: "drying-lines", motif: "megaMendung", colourway: "wedel", seed: 4 },
};

const SWATCHES: Record<string, PictureSpec> = {
  kawung: { scene: "detail", motif: "kawung", colourway: "soga" },
  parang: { scene: "detail", motif: "parang", colourway: "sogaTua" },
  truntum: { scene: "detail", motif: "truntum", colourway: "wedel" },
  ceplok: { scene: "detail", motif: "ceplok", colourway: "mengkudu" },
  "mega-mendung": { scene: "detail", motif: "megaMendung", colourway: "wedel", scale: 1.5 },
  "sekar-jagad": { scene: "detail", motif: "sekarJagad", colourway: "wedel" },
  tambal: { scene: "detail", motif: "tambal", colourway: "soga" },
};

async function paint(spec: PictureSpec): Promise<Sharp> {
  const { width, height, pixels } = await paintScene(SCENE_KINDS[spec.scene](lookOf(spec)));
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

async function save(name: string, picture: Sharp): Promise<void> {
  const file = join(DIRECTORY, `${name}.webp`);
  const content = await picture.webp({ quality: 48, effort: 6, smartSubsample: true }).toBuffer();
  await writeFile(file, content);
  console.log(`${name}.webp: ${Math.ceil((await stat(file)).size / 1024)} kB`);
}

await mkdir(DIRECTORY, { recursive: true });
for (const [name, spec] of Object.entries(PICTURES)) {
  const picture = await paint(spec);
  for (const width of WIDTHS) await save(`${name}-${width}`, picture.clone().resize(width));
}
for (const [name, spec] of Object.entries(SWATCHES)) {
  const picture = await paint(spec);
  await save(`motif-${name}`, picture.resize(SWATCH, SWATCH, { fit: "cover" }));
}
