import sharp from "sharp";
import { paintScene } from "./paint-scene.ts";
import type { PictureSpec } from "./picture-spec.ts";
import { SCENE_KINDS } from "./scenes/scene-kinds.ts";
import { lookOf } from "./scenes/scene-look.ts";

/**
 * A JPEG master of 1200×1500 (4:5), products, gallery and events alike.
 * The same spec gives the same picture. Needs sharp's SVG decoder, so run it
 * in a process of its own: the shop blocks SVG.
 */
export async function renderPicture(spec: PictureSpec): Promise<Buffer> {
  const { width, height, pixels } = await paintScene(SCENE_KINDS[spec.scene](lookOf(spec)));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}
