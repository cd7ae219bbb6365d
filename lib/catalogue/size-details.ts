/** One measurement of a size chart, in centimetres unless the value says otherwise. */
export type Measurement = { name: string; value: string };

/**
 * Reads `chest=86,waist=74,hip=94,length=60`. Null for text that isn't such a list:
 * the free text of Others, or nothing at all.
 */
export function parseMeasurements(sizeDetails: string): Measurement[] | null {
  if (sizeDetails.trim() === "") return null;
  const measurements: Measurement[] = [];
  for (const pair of sizeDetails.split(",")) {
    const match = /^\s*([a-z]+)\s*=\s*([^=]*?)\s*$/i.exec(pair);
    if (!match?.[1]) return null;
    measurements.push({ name: match[1], value: match[2] === "" ? "0" : (match[2] ?? "0") });
  }
  return measurements;
}
