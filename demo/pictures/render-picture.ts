import sharp from "sharp";
import { paintScene } from "./paint-scene.ts";
import type { PictureSpec } from "./picture-spec.ts";
import { SCENE_KINDS, type SceneKind } from "./scenes/scene-kinds.ts";
import { lookOf } from "./scenes/scene-look.ts";

/** Visitors zoom into these. */
const CLOTH_SCENES: ReadonlySet<SceneKind> = new Set([
  "hanging-kain",
  "kain-panels",
  "folded-kain",
  "scarf",
  "folded-scarf",
  "detail",
  "turned-corner",
]);

/** 1600×2000 pixels: the shop stores no picture wider than 1600. */
const CLOTH_DENSITY = 4 / 3;

/**
 * A JPEG master of 1200×1500 pixels (4:5), for a cloth of 1600×2000.
 * The same spec gives the same picture. Needs sharp's SVG decoder, so run it
 * in a process of its own: the shop blocks SVG.
 */
export async function renderPicture(spec: PictureSpec): Promise<Buffer> {
  const { width, height, pixels } = await paintScene(
    SCENE_KINDS[spec.scene](lookOf(spec)),
    CLOTH_SCENES.has(spec.scene) ? CLOTH_DENSITY : 1,
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}
