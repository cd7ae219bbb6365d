import { type Colourway, colourways } from "../colourways.ts";
import { parang } from "../motifs/parang.ts";

const height = 14;
const period = 34;

/** A strip of parang that repeats sideways: a square tile turned by 45° repeats after its diagonal. */
export function motifBand(colour: Colourway = colourways.sogaTua): string {
  const size = period / Math.SQRT2;
  const tile = parang(size / 104, colour);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${period}" height="${height}" viewBox="0 0 ${period} ${height}"><title>Parang</title><pattern id="p" width="${size.toFixed(4)}" height="${size.toFixed(4)}" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">${tile.body}</pattern><rect width="${period}" height="${height}" fill="url(#p)"/></svg>\n`;
}
