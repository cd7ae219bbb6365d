import { LinkButton } from "#components/ui/button/link-button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Pagination } from "#components/ui/pagination.tsx";
import type { OrderView } from "#lib/orders/schema.ts";
import type { PageMeta } from "#lib/paging.ts";
import { OrderCard } from "./order-card.tsx";
import { type LastDays, lastDays, orderHistoryChoice } from "./order-history-choice.ts";

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

export function NoOrders({ days }: { days: LastDays | null }) {
  if (days === null) {
    return (
      <EmptyState
        title="No orders yet"
        action={<LinkButton href="/product">Shop Items</LinkButton>}
      >
        What you order can be followed here, from the payment to your door.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={`No orders in the ${lastDays(days)}`}
      action={<LinkButton href={orderHistoryChoice.path}>Show all orders</LinkButton>}
    />
  );
}
