import { Notice } from "#components/ui/notice.tsx";
import { CARRIER_NAMES } from "#lib/shipping/carriers.ts";

const WORDS: Record<string, string> = {
  "earlier-quote":
    "RajaOngkir tidak ditanya atau tidak menjawab: ongkir ini dari harga RajaOngkir sebelumnya.",
  "table-fallback": `RajaOngkir tidak ditanya atau tidak menjawab: ongkir ini perkiraan dari tabel Tarif ${CARRIER_NAMES.id}.`,
};

/** Tells the admin that the shipping price isn't RajaOngkir's present one. */
export function RateSourceNote({ source }: { source: string }) {
  const words = WORDS[source];
  if (!words) return null;
  return (
    <Notice tone="warning" className="mt-4 text-sm">
      {words} Periksa selisihnya sebelum mengirim.
    </Notice>
  );
}
