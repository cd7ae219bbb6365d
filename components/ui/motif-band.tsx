/** The 14 px band of parang between two sections; only the cloth is loud, and only briefly. */
export function MotifBand() {
  return <div aria-hidden className="h-3.5 bg-soga-900 bg-[url(/motifs/band.svg)] bg-repeat-x" />;
}
