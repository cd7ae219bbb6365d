import type { Cloth } from "../canvas/cloth-texture.ts";
import { COLOURWAYS, type Colourway, type ColourwayName } from "../colourways.ts";
import { DYE, mix } from "../dye-colours.ts";
import type { MotifName } from "../motifs/draw-motif.ts";
import { seededRandom } from "../seeded-random.ts";

/** The cloth of a picture, and how it lies. */
export type LookSpec = {
  motif: MotifName;
  colourway: ColourwayName;
  /** Size of the motif, 1 unless told. */
  scale?: number;
  /** Moves the cloth and its folds a little, 1 unless told. */
  seed?: number;
};

/** Input of a scene's drawing. */
export type SceneLook = {
  cloth: Cloth;
  colour: Colourway;
  /** The darkest dye of the cloth: linings, piping, collars in plain cloth. */
  plain: string;
  /** Number of a garment's silhouette: the seed less one. */
  cut: number;
  seed: number;
  random: () => number;
};

export function lookOf(spec: LookSpec): SceneLook {
  const { motif, colourway, scale = 1, seed = 1 } = spec;
  const colour = COLOURWAYS[colourway];
  const pale = colourway === "latarPutih" || colourway === "bangBiru";
  // Two cloths shouldn't fall into the same folds: the motif moves the seed on.
  const lie =
    seed +
    (([...(motif + colourway)].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) >>> 0) %
      6);
  return {
    cloth: { motif, colourway, scale },
    colour,
    plain: pale ? mix(colour.figure, DYE.tinta, 0.3) : mix(colour.ground, DYE.tinta, 0.3),
    cut: seed - 1,
    seed: lie,
    random: seededRandom(lie * 7919),
  };
}

/** Mega mendung may lie or hang, but never stand: its pieces are cut straight. */
export function turned(look: SceneLook, angle: number): number {
  return look.cloth.motif === "megaMendung" ? angle * 0.25 : angle;
}
