import { LinkButton } from "#components/ui/button/link-button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Pagination } from "#components/ui/pagination.tsx";
import { useWords } from "#language";
import type { OrderView } from "#lib/orders/schema.ts";
import type { PageMeta } from "#lib/paging.ts";
import { HISTORY_WORDS } from "./history-words.ts";
import { OrderCard } from "./order-card.tsx";
import { type OrderHistoryChoice, orderHistoryChoice } from "./order-history-choice.ts";

type OrderHistoryListProps = {
  orders: readonly OrderView[];
  meta: PageMeta;
  hrefFor: (page: number) => string;
};

export function OrderHistoryList({ orders, meta, hrefFor }: OrderHistoryListProps) {
  return (
    <>
      <ul className="flex flex-col gap-4 pb-8">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <Pagination page={meta.page} lastPage={meta.last_page} hrefFor={hrefFor} />
    </>
  );
}

type NoOrdersProps = { choice: Pick<OrderHistoryChoice, "days" | "status"> };

export function NoOrders({ choice: { days, status } }: NoOrdersProps) {
  const words = useWords(HISTORY_WORDS);
  if (days === null && status === null) {
    return (
      <EmptyState
        title={words.none.title}
        action={<LinkButton href="/product">{words.none.shop}</LinkButton>}
      >
        {words.none.lead}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={days === null ? words.noneFound : words.noneSince(days)}
      action={<LinkButton href={orderHistoryChoice.path}>{words.showAll}</LinkButton>}
    />
  );
}
