import type { Metadata } from "next";
import type { ListPageProps } from "#app/load-list-page.ts";
import { reportChoice } from "#components/dashboard/money/report-choice.ts";
import { ReportFilter } from "#components/dashboard/money/report-filter.tsx";
import { ReportTable } from "#components/dashboard/money/report-table.tsx";
import { CsvLink } from "#components/dashboard/parts/csv/csv-link.tsx";
import { DottedLine } from "#components/dashboard/parts/dotted-line.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { formatDates } from "#lib/dates.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";
import { listMonths } from "#lib/orders/books/list-months.ts";
import { reportMoney } from "#lib/orders/books/report-money.ts";

export const metadata: Metadata = { title: "Laporan Uang" };

export default async function MoneyReportPage({ searchParams }: ListPageProps) {
  const actor = await requireAdmin(reportChoice.path);
  const choice = reportChoice.read(await searchParams);
  const [report, months] = await Promise.all([
    reportMoney(actor, reportChoice.query(choice)),
    listMonths(actor),
  ]);
  return (
    <>
      <PageHeading title="Laporan Uang">
        <DottedLine>
          <span lang="en">{formatDates(report.from, report.to)}</span>
          <CsvLink href={reportChoice.href(choice, "/api/export/money.csv")} />
        </DottedLine>
      </PageHeading>
      <ReportFilter
        range={report}
        months={months}
        hasDays={choice.from !== null || choice.to !== null}
      />
      {report.rows.length === 0 ? (
        <EmptyState title="Tidak ada uang yang bergerak">
          <p>Pilih bulan atau tanggal lain.</p>
        </EmptyState>
      ) : (
        <ReportTable report={report} />
      )}
      <p className="pt-4 text-sm text-abu">Menurut hari uangnya bergerak (WIB).</p>
    </>
  );
}
