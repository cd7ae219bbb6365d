import type { Metadata } from "next";
import { ProofReviewDialog } from "#components/dashboard/orders/proof/proof-review-dialog.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { EmptyShop } from "#components/dashboard/today/empty-shop.tsx";
import { SafetyNotices } from "#components/dashboard/today/safety-notices.tsx";
import { CategoryPanel, SalesPanel } from "#components/dashboard/today/sales-panel.tsx";
import { StockPanel } from "#components/dashboard/today/stock-panel.tsx";
import { WorkQueuePanels } from "#components/dashboard/today/work-queues.tsx";
import { lacksSecondFactor } from "#lib/accounts/second-factor/lacks-second-factor.ts";
import { formatDateInIndonesian } from "#lib/dates.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";
import { findMoneyChange } from "#lib/payments/find-money-change.ts";
import { listWaitingProofs } from "#lib/reports/list-waiting-proofs.ts";
import { readDashboard } from "#lib/reports/read-dashboard.ts";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";

/** A layout's title template doesn't apply to its own page. */
export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getShopFacts();
  return { title: { absolute: `Hari Ini — Dashboard ${name}` } };
}

/** Shows open work first, then figures. */
export default async function DashboardPage() {
  const actor = await requireAdmin("/dashboard");
  const now = new Date();
  const [{ work, sales, stock, isEmpty }, proofs, change, isUnprotected] = await Promise.all([
    readDashboard(actor, now),
    listWaitingProofs(actor),
    findMoneyChange(actor, now),
    lacksSecondFactor(actor),
  ]);
  return (
    <>
      <PageHeading title="Hari Ini">
        <time dateTime={now.toISOString()}>{formatDateInIndonesian(now)}</time>
      </PageHeading>
      <SafetyNotices change={change} lacksSecondFactor={isUnprotected} />
      {isEmpty ? (
        <EmptyShop />
      ) : (
        <div className="flex flex-col gap-4">
          <ProofReviewDialog proofs={proofs}>
            <WorkQueuePanels work={work} now={now} />
          </ProofReviewDialog>
          <div className="grid gap-4 @4xl:grid-cols-[3fr_2fr]">
            <SalesPanel sales={sales} />
            <CategoryPanel sales={sales} />
          </div>
          <StockPanel stock={stock} />
        </div>
      )}
    </>
  );
}
