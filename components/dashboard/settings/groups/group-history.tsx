import { Panel } from "#components/dashboard/parts/panel.tsx";
import { formatDateTime } from "#lib/dates.ts";
import type { GroupChange } from "#lib/settings/schema.ts";

/** Saves of a group with who, when and what was before; the newest first. */
export function GroupHistory({
  changes,
  title = "Riwayat",
}: {
  changes: readonly GroupChange[];
  title?: string;
}) {
  return (
    <div className="pt-6">
      <Panel title={title}>
        {changes.length === 0 ? (
          <p className="text-abu">Belum ada perubahan.</p>
        ) : (
          <ol className="grid gap-4">
            {changes.map(({ id, editor, changed_at, changes: fields }) => (
              <li key={id} className="wrap-anywhere">
                <p className="text-sm text-abu">
                  <span>{editor ?? "Data demo"}</span>
                  <span>, </span>
                  <time dateTime={changed_at}>{formatDateTime(changed_at, "id")}</time>
                </p>
                <ul>
                  {fields.map(({ label, before, after }) => (
                    <li key={label}>
                      <span className="font-semibold">{label}:</span>{" "}
                      <span className="text-abu">{before}</span> → <span>{after}</span>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        )}
      </Panel>
    </div>
  );
}
