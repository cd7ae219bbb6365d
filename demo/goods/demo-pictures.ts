import type { PictureSpec } from "../pictures/picture-spec.ts";

type Look = Pick<PictureSpec, "motif" | "colourway" | "scale" | "seed">;

/** The same cloth in several scenes: whole, close, folded. */
export function pictures(look: Look, ...scenes: PictureSpec["scene"][]): PictureSpec[] {
  return scenes.map((scene) => ({ scene, ...look }));
}
