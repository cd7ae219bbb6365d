import type { Metadata } from "next";
import { type ListPageProps, loadListPage } from "#app/load-list-page.ts";
import { bankChoice } from "#components/dashboard/bank/bank-choice.ts";
import { BankRowList } from "#components/dashboard/bank/bank-row-list.tsx";
import { BankTabs, TAB_WORDS } from "#components/dashboard/bank/bank-tabs.tsx";
import { ConfirmAll } from "#components/dashboard/bank/confirm-rows.tsx";
import { StatementImport } from "#components/dashboard/bank/statement-import.tsx";
import { DottedLine } from "#components/dashboard/parts/dotted-line.tsx";
import { ListPages } from "#components/dashboard/parts/list/list-pages.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { Panel } from "#components/dashboard/parts/panel.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { requireAdmin } from "#lib/http/caller/current-user.ts";
import { listStatementAccounts, readBankDesk } from "#lib/payments/statements/read-bank-desk.ts";

export const metadata: Metadata = { title: "Rekening Koran" };

export default async function BankPage({ searchParams }: ListPageProps) {
  const actor = await requireAdmin(bankChoice.path);
  const [accounts, loaded] = await Promise.all([
    listStatementAccounts(actor),
    loadListPage(bankChoice, searchParams, (query) => readBankDesk(actor, query)),
  ]);
  const { data, meta, counts, isCut, choice, hrefFor } = loaded;
  return (
    <>
      <PageHeading title="Rekening Koran">
        <DottedLine>
          <PageLink href="/dashboard/laporan" className="tap-link">
            Laporan Uang
          </PageLink>
        </DottedLine>
      </PageHeading>
      <Panel title="Baca rekening koran">
        <StatementImport accounts={accounts} />
      </Panel>
      <h2 className="pt-8 pb-2 text-base font-bold">Mutasi</h2>
      <BankTabs tab={choice.tab} counts={counts} />
      <div className="flex flex-wrap items-center justify-between gap-3 py-4">
        <p className="text-sm text-abu">{TAB_WORDS[choice.tab]}</p>
        {choice.tab === "exact" && counts.exact > 0 ? <ConfirmAll count={counts.exact} /> : null}
      </div>
      {isCut ? (
        <Notice tone="warning" className="mb-4">
          Lebih dari 1.000 mutasi menunggu. Yang lebih lama muncul setelah yang ini selesai.
        </Notice>
      ) : null}
      {data.length > 0 ? (
        <>
          <BankRowList rows={data} />
          <ListPages meta={meta} hrefFor={hrefFor} />
        </>
      ) : (
        <EmptyState title="Tidak ada mutasi di sini" />
      )}
    </>
  );
}
