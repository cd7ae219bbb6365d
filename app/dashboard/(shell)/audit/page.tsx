import type { Metadata } from "next";
import { type ListPageProps, loadListPage } from "#app/load-list-page.ts";
import { auditChoice } from "#components/dashboard/audit/audit-choice.ts";
import { AuditFilter } from "#components/dashboard/audit/audit-filter.tsx";
import { pictureKeys } from "#components/dashboard/audit/audit-labels.ts";
import { AuditList } from "#components/dashboard/audit/audit-list.tsx";
import { ListBody } from "#components/dashboard/parts/list/list-body.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { listAudit } from "#lib/audit/list-audit.ts";
import { listAuditActors } from "#lib/audit/list-audit-actors.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";
import { findStoredPictures } from "#lib/media/find-stored-pictures.ts";

export const metadata: Metadata = { title: "Riwayat Perubahan" };

export default async function AuditPage({ searchParams }: ListPageProps) {
  const actor = await requireAdmin(auditChoice.path);
  const loaded = await loadListPage(auditChoice, searchParams, (query) => listAudit(actor, query));
  const { data, meta, isFiltered, choice } = loaded;
  const pictures = await findStoredPictures(data.flatMap(pictureKeys));
  const people = [...new Set([...(await listAuditActors(actor)), choice.who])];
  return (
    <>
      <PageHeading title="Riwayat Perubahan">{meta.total} perubahan</PageHeading>
      <AuditFilter
        people={people.filter((name) => name !== "")}
        canClear={isFiltered && meta.total > 0}
      />
      <ListBody path={auditChoice.path} what="perubahan" loaded={loaded}>
        <AuditList entries={data} pictures={pictures} />
      </ListBody>
    </>
  );
}
