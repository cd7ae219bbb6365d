import { formatDateTime } from "#lib/dates.ts";
import type { SettingChange } from "#lib/payments/schema.ts";
import { type Column, DataTable } from "../parts/data-table.tsx";

const COLUMNS: readonly Column<SettingChange>[] = [
  { label: "Apa", isHeading: true, cell: ({ label }) => label },
  { label: "Menjadi", className: "w-1/2 wrap-anywhere", cell: ({ value }) => value || "kosong" },
  { label: "Siapa", className: "wrap-anywhere", cell: editorOf },
  { label: "Waktu", className: "text-abu", cell: Moment },
];

/** Changes of settings with their admins, the newest first. */
export function SettingHistory({ changes }: { changes: readonly SettingChange[] }) {
  if (changes.length === 0) {
    return (
      <p className="text-abu">Belum ada perubahan. Rekening dari pengaturan server berlaku.</p>
    );
  }
  return (
    <DataTable
      caption="Perubahan cara bayar, yang terbaru lebih dulu"
      columns={COLUMNS}
      rows={changes}
      cardClassName="min-w-0 p-4 text-[0.9375rem]"
      card={(change) => (
        <>
          <p className="font-semibold">{change.label}</p>
          <p className="wrap-anywhere">{change.value || "kosong"}</p>
          <p className="pt-2 text-sm text-abu wrap-anywhere">
            {editorOf(change)}, <Moment {...change} />
          </p>
        </>
      )}
    />
  );
}

function editorOf({ editor }: SettingChange): string {
  return editor ?? "Data demo";
}

function Moment({ changed_at }: Pick<SettingChange, "changed_at">) {
  return <time dateTime={changed_at}>{formatDateTime(changed_at, "id")}</time>;
}
