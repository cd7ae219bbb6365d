import { COLOURWAYS, type Colourway } from "../colourways.ts";
import { parang } from "../motifs/parang.ts";

const HEIGHT = 14;
const PERIOD = 34;

/** A strip of parang that repeats sideways: a square tile turned by 45° repeats after its diagonal. */
export function motifBand(colour: Colourway = COLOURWAYS.sogaTua): string {
  const size = PERIOD / Math.SQRT2;
  const tile = parang(size / 104, colour);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PERIOD}" height="${HEIGHT}" viewBox="0 0 ${PERIOD} ${HEIGHT}"><title>Parang</title><pattern id="p" width="${size.toFixed(4)}" height="${size.toFixed(4)}" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">${tile.body}</pattern><rect width="${PERIOD}" height="${HEIGHT}" fill="url(#p)"/></svg>\n`;
}
