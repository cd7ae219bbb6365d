import { Notice } from "#components/ui/notice.tsx";
import { formatMoment } from "#lib/dates.ts";

/** Says that the form shows an unsaved draft. */
export function DraftNotice({ at }: { at: number }) {
  return (
    <Notice role="status">
      Draf dari {formatMoment(new Date(at).toISOString())} dibuka kembali. Gambar yang waktu itu
      belum disimpan perlu dipilih lagi.
    </Notice>
  );
}
