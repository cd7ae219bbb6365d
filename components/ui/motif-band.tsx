/** A 14 px band of the parang motif between two sections. */
export function MotifBand() {
  return <div aria-hidden className="h-3.5 bg-soga-900 bg-[url(/motifs/band.svg)] bg-repeat-x" />;
}
