import { PageLink } from "#components/ui/page-link.tsx";
import type { AuditEntryView } from "#lib/audit/schema.ts";
import { formatDateTime } from "#lib/dates.ts";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { AuditChanges } from "./audit-changes.tsx";
import { ACTION_LABELS } from "./audit-labels.ts";
import { subjectHref } from "./subject-href.ts";

const columnsWith = (pictures: ReadonlySet<string>): readonly Column<AuditEntryView>[] => [
  {
    label: "Apa",
    isHeading: true,
    className: "w-1/4 align-top!",
    cell: (entry) => (
      <>
        <span>{ACTION_LABELS[entry.action]}</span>
        <Subject entry={entry} />
      </>
    ),
  },
  {
    label: "Perubahan",
    className: "w-1/2 align-top!",
    cell: (entry) => <AuditChanges entry={entry} pictures={pictures} />,
  },
  { label: "Siapa", className: "align-top! wrap-anywhere", cell: ({ actor }) => actor },
  {
    label: "Waktu",
    className: "align-top! text-abu",
    cell: ({ created_at }) => <Moment at={created_at} />,
  },
];

type AuditListProps = {
  entries: readonly AuditEntryView[];
  /** Keys of the pictures that still exist. */
  pictures: ReadonlySet<string>;
};

export function AuditList({ entries, pictures }: AuditListProps) {
  return (
    <DataTable
      caption="Perubahan, yang terbaru lebih dulu"
      columns={columnsWith(pictures)}
      rows={entries}
      cardClassName="min-w-0 p-4 text-[0.9375rem]"
      card={(entry) => (
        <>
          <p className="font-semibold">{ACTION_LABELS[entry.action]}</p>
          <Subject entry={entry} />
          <AuditChanges entry={entry} pictures={pictures} />
          <p className="pt-2 text-sm text-abu wrap-anywhere">
            {entry.actor}, <Moment at={entry.created_at} />
          </p>
        </>
      )}
    />
  );
}

/** The name of what was changed, with a link while it exists. */
function Subject({ entry }: { entry: AuditEntryView }) {
  const name = entry.subject || (entry.action === "tariffs-uploaded" ? "Tabel tarif" : "");
  const href = subjectHref(entry);
  if (!href) return <span className="block font-normal wrap-anywhere">{name}</span>;
  return (
    <PageLink
      href={href}
      className="link flex min-h-11 w-fit items-center font-normal wrap-anywhere"
    >
      {name}
    </PageLink>
  );
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(at, "id")}</time>;
}
