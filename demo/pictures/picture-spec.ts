import { createHash } from "node:crypto";
import type { ColourwayName } from "./colourways.ts";
import type { MotifName } from "./motifs/draw-motif.ts";
import type { SceneKind } from "./scenes/scene-kinds.ts";

/** What a picture shows. Plain JSON: it can be stored, compared and sent to a worker. */
export type PictureSpec = {
  scene: SceneKind;
  motif: MotifName;
  colourway: ColourwayName;
  /** Size of the motif, 1 unless told. */
  scale?: number;
  /** Moves the cloth and its folds a little, 1 unless told. */
  seed?: number;
};

/** A file name without extension: the same for equal specs, different for different ones. */
export function pictureKey(spec: PictureSpec): string {
  const { scene, motif, colourway, scale = 1, seed = 1 } = spec;
  const full = [scene, motif, colourway, scale, seed].join("|");
  const digest = createHash("sha256").update(full).digest("hex").slice(0, 10);
  return `${scene}-${motif}-${colourway}-${digest}`.toLowerCase();
}
