import type { Metadata } from "next";
import { type ListPageProps, loadListPage } from "#app/load-list-page.ts";
import { AccountShell } from "#components/accounts/account-shell.tsx";
import { HISTORY_WORDS } from "#components/orders/history/history-words.ts";
import { orderHistoryChoice } from "#components/orders/history/order-history-choice.ts";
import { OrderHistoryFilter } from "#components/orders/history/order-history-filter.tsx";
import { NoOrders, OrderHistoryList } from "#components/orders/history/order-history-list.tsx";
import { OrderTabs } from "#components/orders/history/order-tabs.tsx";
import { requireActor } from "#lib/http/caller/current-user.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";
import { listOrders } from "#lib/orders/list-orders.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: HISTORY_WORDS[await readLanguage()].title, robots: { index: false } };
}

export default async function OrderHistoryPage({ searchParams }: ListPageProps) {
  const words = HISTORY_WORDS[await readLanguage()];
  const actor = await requireActor(orderHistoryChoice.path);
  const { data, meta, choice, hrefFor } = await loadListPage(
    orderHistoryChoice,
    searchParams,
    (query) => listOrders(actor, { ...query, search: "", scope: "mine" }),
  );
  return (
    <AccountShell>
      <h1 className="text-3xl sm:text-4xl">{words.title}</h1>
      <div className="pt-6">
        <OrderTabs {...choice} />
      </div>
      <OrderHistoryFilter total={meta.total} />
      {data.length === 0 ? (
        <NoOrders choice={choice} />
      ) : (
        <OrderHistoryList orders={data} meta={meta} hrefFor={hrefFor} />
      )}
    </AccountShell>
  );
}
