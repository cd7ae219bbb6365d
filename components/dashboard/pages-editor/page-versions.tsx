import { Button } from "#components/ui/button/button.tsx";
import { FIRST_VERSION, type PageVersion } from "#lib/content/pages/schema.ts";
import { formatDateTime } from "#lib/dates.ts";

type PageVersionsProps = {
  versions: readonly PageVersion[];
  /** The present version's id. */
  present: string;
  busy: boolean;
  onRestore: (version: string, label: string) => void;
};

/** All versions, the newest first and the shop's own words last. */
export function PageVersions({ versions, present, busy, onRestore }: PageVersionsProps) {
  const rows = [
    ...versions.map(({ id, changed_at, editor }) => ({
      id,
      label: formatDateTime(changed_at, "id"),
      editor: editor ?? "Akun yang sudah dihapus",
    })),
    { id: FIRST_VERSION, label: "Tulisan bawaan", editor: "sebelum diubah" },
  ];
  return (
    <ol className="divide-y divide-garis">
      {rows.map(({ id, label, editor }) => (
        <li key={id} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2">
          <span className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{label}</span>{" "}
            <span className="text-sm text-abu">{editor}</span>
          </span>
          {id === present ? (
            <span className="text-sm font-semibold text-daun">Berlaku sekarang</span>
          ) : (
            <Button
              variant="secondary"
              size="small"
              busy={busy}
              onClick={() => onRestore(id, label)}
              aria-label={`Kembalikan ${label}`}
            >
              Kembalikan
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
