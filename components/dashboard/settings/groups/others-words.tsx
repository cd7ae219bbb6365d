import type { Words } from "#components/dashboard/parts/draft-form/changed-values.ts";
import { Notice } from "#components/ui/notice.tsx";
import { FIELD_LABELS } from "#lib/shop/setting-labels.ts";

/** Says what another admin saved meanwhile. The next save replaces those fields that this form changes. */
export function OthersWords({ mine, theirs }: { mine: Words; theirs: Words }) {
  const changed = Object.keys(theirs).filter((field) => theirs[field] !== mine[field]);
  return (
    <Notice tone="warning" role="alert">
      <p>
        Admin lain baru saja menyimpan bagian ini. Isian Anda masih di sini dan belum disimpan.
        Simpan sekali lagi untuk memakainya.
      </p>
      {changed.length > 0 ? (
        <dl className="grid gap-1 pt-2">
          {changed.map((field) => (
            <div key={field} className="wrap-anywhere">
              <dt className="inline font-semibold">
                {FIELD_LABELS[field as keyof typeof FIELD_LABELS]}
              </dt>
              <dd className="inline">
                <span> sekarang: </span>
                <span>{theirs[field] || "kosong"}</span>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Notice>
  );
}
