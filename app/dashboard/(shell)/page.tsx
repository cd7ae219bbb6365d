import type { Metadata } from "next";
import { WaitingBankRows } from "#components/dashboard/bank/waiting-bank-rows.tsx";
import { ProofReviewDialog } from "#components/dashboard/orders/proof/proof-review-dialog.tsx";
import { PackerToday } from "#components/dashboard/packing/packer-today.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { EmptyShop } from "#components/dashboard/today/empty-shop.tsx";
import { OpeningSteps } from "#components/dashboard/today/opening-steps.tsx";
import { RemoveDemo } from "#components/dashboard/today/remove-demo.tsx";
import { SafetyNotices } from "#components/dashboard/today/safety-notices.tsx";
import { CategoryPanel, SalesPanel } from "#components/dashboard/today/sales-panel.tsx";
import { StockPanel } from "#components/dashboard/today/stock-panel.tsx";
import { WorkQueuePanels } from "#components/dashboard/today/work-queues.tsx";
import { DEMO_EMAILS } from "#lib/accounts/demo-login.ts";
import { lacksSecondFactor } from "#lib/accounts/second-factor/lacks-second-factor.ts";
import { readShopFactsForPage } from "#lib/cache/shop.ts";
import { formatDate } from "#lib/dates.ts";
import { requirePacker } from "#lib/http/caller/current-user.ts";
import { listPacking } from "#lib/orders/parcels/list-packing.ts";
import { findMoneyChange } from "#lib/payments/find-money-change.ts";
import { readProofEvidence } from "#lib/payments/read-proof-evidence.ts";
import { countWaitingRows } from "#lib/payments/statements/read-bank-desk.ts";
import { listOpeningSteps } from "#lib/reports/list-opening-steps.ts";
import { listWaitingProofs } from "#lib/reports/list-waiting-proofs.ts";
import { readDashboard } from "#lib/reports/read-dashboard.ts";
import { findForeignOrigin } from "#lib/shipping/get-tariff-state.ts";
import { isDemoShop } from "#lib/shop/get-shop-facts.ts";

/** A layout's title template doesn't apply to its own page. */
export async function generateMetadata(): Promise<Metadata> {
  const { name } = await readShopFactsForPage();
  return { title: { absolute: `Hari Ini — Dashboard ${name}` } };
}

const PARCELS_OF_TODAY = 10;

/** Shows open work first, then figures; a packer sees the parcels alone. */
export default async function DashboardPage() {
  const actor = await requirePacker("/dashboard");
  const now = new Date();
  if (actor.role !== "admin") {
    const parcels = await listPacking(actor, { page: 1, per_page: PARCELS_OF_TODAY });
    return <PackerToday parcels={parcels} now={now} />;
  }
  const [
    { work, sales, stock, isEmpty },
    proofs,
    change,
    isUnprotected,
    isDemo,
    steps,
    foreignOrigin,
    bankRows,
  ] = await Promise.all([
    readDashboard(actor, now),
    listWaitingProofs(actor),
    findMoneyChange(actor, now),
    lacksSecondFactor(actor),
    isDemoShop(),
    listOpeningSteps(actor, DEMO_EMAILS),
    findForeignOrigin(),
    countWaitingRows(actor),
  ]);
  const evidence = await readProofEvidence(
    actor,
    proofs.map(({ orderId }) => orderId),
  );
  return (
    <>
      <PageHeading title="Hari Ini">
        <time dateTime={now.toISOString()}>{formatDate(now, "id")}</time>
      </PageHeading>
      <SafetyNotices change={change} lacksSecondFactor={isUnprotected} />
      <WaitingBankRows count={bankRows} />
      {isDemo && !steps.hasOrder ? (
        <div className="pb-4">
          <RemoveDemo />
        </div>
      ) : null}
      {isDemo ? null : (
        <div className="pb-4 empty:hidden">
          <OpeningSteps steps={steps} isPriced={foreignOrigin === null} />
        </div>
      )}
      {isEmpty ? (
        <EmptyShop />
      ) : (
        <div className="flex flex-col gap-4">
          <ProofReviewDialog proofs={proofs} evidence={evidence}>
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
