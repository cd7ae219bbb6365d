import { COLOURWAYS, type ColourwayName } from "../colourways.ts";
import { ceplok } from "./ceplok.ts";
import { kawung } from "./kawung.ts";
import { megaMendung } from "./mega-mendung.ts";
import type { DrawMotif, MotifTile } from "./motif-tile.ts";
import { parang } from "./parang.ts";
import { sekarJagad } from "./sekar-jagad.ts";
import { tambal } from "./tambal.ts";
import { truntum } from "./truntum.ts";

const MOTIFS = {
  kawung,
  parang,
  megaMendung,
  truntum,
  ceplok,
  sekarJagad,
  tambal,
} as const satisfies Record<string, DrawMotif>;

export type MotifName = keyof typeof MOTIFS;

export function drawMotif(motif: MotifName, scale: number, colourway: ColourwayName): MotifTile {
  return MOTIFS[motif](scale, COLOURWAYS[colourway]);
}
