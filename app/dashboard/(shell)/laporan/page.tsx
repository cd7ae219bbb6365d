import type { Metadata } from "next";
import type { ListPageProps } from "#app/load-list-page.ts";
import { OpenMoneyFigures } from "#components/dashboard/money/open-money.tsx";
import { reportChoice } from "#components/dashboard/money/report-choice.ts";
import { ReportFilter } from "#components/dashboard/money/report-filter.tsx";
import { ReportTable } from "#components/dashboard/money/report-table.tsx";
import { CsvLink } from "#components/dashboard/parts/csv/csv-link.tsx";
import { DottedLine } from "#components/dashboard/parts/dotted-line.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { formatDates } from "#lib/dates.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";
import { listMonths } from "#lib/orders/books/list-months.ts";
import { reportMoney } from "#lib/orders/books/report-money.ts";
import { sumOpenMoney } from "#lib/reports/sum-open-money.ts";

export const metadata: Metadata = { title: "Laporan Uang" };

export default async function MoneyReportPage({ searchParams }: ListPageProps) {
  const actor = await requireAdmin(reportChoice.path);
  const choice = reportChoice.read(await searchParams);
  const [report, months, open] = await Promise.all([
    reportMoney(actor, reportChoice.query(choice)),
    listMonths(actor),
    sumOpenMoney(actor),
  ]);
  const csv = reportChoice.href(choice, "/api/export/money.csv");
  return (
    <>
      <PageHeading title="Laporan Uang">
        <DottedLine>
          <span>{formatDates(report.from, report.to, "id")}</span>
          <PageLink href="/dashboard/rekening" className="tap-link">
            Rekening koran
          </PageLink>
          <CsvLink href={csv} />
          <CsvLink
            href={`${csv}${csv.includes("?") ? "&" : "?"}lines=closing`}
            label="Tutup bulan (CSV)"
          />
        </DottedLine>
      </PageHeading>
      <div className="pb-4">
        <OpenMoneyFigures money={open} />
      </div>
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
