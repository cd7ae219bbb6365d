import { Notice } from "#components/ui/notice.tsx";
import { formatDateTime } from "#lib/dates.ts";
import { CARRIER_NAMES } from "#lib/shipping/carriers.ts";
import type { TariffState } from "#lib/shipping/tariff-schema.ts";

/** Tells when the tariff table is used, and who changed it last. */
export function TariffSource({ edition, origin, isFallback, pausedUntil }: TariffState) {
  return (
    <Notice tone="warning" className="mb-6 font-normal">
      <p>
        <strong>Perkiraan.</strong> Tarif di tabel ini perkiraan toko untuk kiriman dari {origin},
        bukan penawaran {CARRIER_NAMES.id}. Cocokkan dengan tarif {CARRIER_NAMES.id} secara berkala.
      </p>
      <p className="pt-1">
        <span>
          {isFallback
            ? "Ongkir pembeli dihitung oleh RajaOngkir; tabel ini dipakai bila RajaOngkir gagal."
            : "Ongkir pembeli dihitung dari tabel ini."}
        </span>
        {pausedUntil ? (
          <span>
            {" "}
            RajaOngkir baru saja gagal dan tidak ditanya sampai{" "}
            <time dateTime={pausedUntil}>{formatDateTime(pausedUntil, "id")}</time>.
          </span>
        ) : null}
      </p>
      <p className="pt-1 text-sm text-abu">
        {edition.editor ? `Terakhir diunggah oleh ${edition.editor}, ` : "Bawaan toko, sejak "}
        <time dateTime={edition.created_at}>{formatDateTime(edition.created_at, "id")}</time>
      </p>
    </Notice>
  );
}
