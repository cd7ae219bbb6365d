import { createHash } from "node:crypto";
import type { SceneKind } from "./scenes/scene-kinds.ts";
import type { LookSpec } from "./scenes/scene-look.ts";

/** The content of a picture. Plain JSON: it can be stored, compared and sent to a worker. */
export type PictureSpec = LookSpec & { scene: SceneKind };

/** A file name without extension: the same for equal specs, different for different ones. */
export function pictureKey(spec: PictureSpec): string {
  const { scene, motif, colourway, scale = 1, seed = 1 } = spec;
  const full = [scene, motif, colourway, scale, seed].join("|");
  const digest = createHash("sha256").update(full).digest("hex").slice(0, 10);
  return `${scene}-${motif}-${colourway}-${digest}`.toLowerCase();
}
