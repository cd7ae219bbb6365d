/** Centimetres, unless the value says otherwise. */
export type Measurement = { name: string; value: string };

/** Parses `chest=86,waist=74,hip=94,length=60`. Null for any other text, and for none. */
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

/** Returns whether a measurement has a figure: 0 and "-" mean that nothing was measured. */
export function isMeasured(value: string | undefined): boolean {
  return value !== undefined && value !== "0" && value !== "-";
}
