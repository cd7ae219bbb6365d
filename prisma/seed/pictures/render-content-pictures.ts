import { mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { paintScene } from "./canvas/paint-scene.ts";
import type { PictureSpec } from "./picture-spec.ts";
import { sceneKinds } from "./scenes/scene-kinds.ts";
import { lookOf } from "./scenes/scene-look.ts";

/**
 * node prisma/seed/pictures/render-content-pictures.ts
 * Remakes the pictures of /history, /uniform and /landing in public/content/, each in two widths.
 */
const directory = new URL("../../../public/content/", import.meta.url).pathname;

const WIDTHS = [480, 960];

const pictures: Record<string, PictureSpec> = {
  heritage: { scene: "kain-panels", motif: "parang", colourway: "soga", seed: 2 },
  fusion: { scene: "cloth-stack", motif: "sekarJagad", colourway: "bangBiru", seed: 3 },
  versatility: { scene: "men-long-shirt", motif: "ceplok", colourway: "mengkudu", seed: 2 },
  recognition: { scene: "exhibition-wall", motif: "truntum", colourway: "wedel", seed: 3 },
  enrich: { scene: "canting-on-cloth", motif: "kawung", colourway: "soga", seed: 3 },
  uniform: { scene: "folded-shirt", motif: "kawung", colourway: "wedel", seed: 2 },
  landing: { scene: "drying-lines", motif: "megaMendung", colourway: "wedel", seed: 4 },
};

await mkdir(directory, { recursive: true });
for (const [name, spec] of Object.entries(pictures)) {
  const { width, height, pixels } = await paintScene(sceneKinds[spec.scene](lookOf(spec)));
  for (const wide of WIDTHS) {
    const file = join(directory, `${name}-${wide}.webp`);
    const picture = sharp(pixels, { raw: { width, height, channels: 3 } }).resize(wide);
    await writeFile(
      file,
      await picture.webp({ quality: 48, effort: 6, smartSubsample: true }).toBuffer(),
    );
    console.log(`${name}-${wide}.webp: ${Math.ceil((await stat(file)).size / 1024)} kB`);
  }
}
