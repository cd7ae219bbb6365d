/** Connection's quality as some browsers report it (Network Information API). */
export type Line = { saveData?: boolean; effectiveType?: string };

const SLOW = new Set(["slow-2g", "2g"]);

/** Returns the connection; undefined in browsers that don't tell. */
export function currentLine(): Line | undefined {
  return (navigator as Navigator & { connection?: Line }).connection;
}

/** Returns whether a page may be fetched that the visitor is about to open. */
export function allowsPrefetch(line: Line | undefined): boolean {
  return !line?.saveData && !SLOW.has(line?.effectiveType ?? "");
}

/** Returns whether pages may be fetched that the visitor may never open. */
export function allowsPrefetchAhead(line: Line | undefined): boolean {
  return line?.effectiveType === "4g" && allowsPrefetch(line);
}
