import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { useLanguage, useWords } from "#language";
import { formatDate } from "#lib/dates.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { hasDelivery, isOpen } from "#lib/orders/status/order-status.ts";
import { ORDER_PAGE_WORDS } from "./order-page-words.ts";
import { OrderStatusPill, PaymentStatusPill } from "./order-status-pill.tsx";
import { OrderResi } from "./parcel/order-resi.tsx";

/** Date, number and statuses of an order. The tracking number is missing where none is to come. */
export function OrderFacts({ order }: { order: OrderView }) {
  const language = useLanguage();
  const words = useWords(ORDER_PAGE_WORDS);
  const hasResi = hasDelivery(order.status) && (order.resi !== null || isOpen(order.status));
  return (
    <dl
      className={classNames(
        "grid grid-cols-2 gap-x-6 gap-y-5 border-y border-garis py-5",
        hasResi
          ? "md:grid-cols-[repeat(4,auto)_minmax(15rem,auto)] md:justify-between"
          : "md:grid-cols-4",
      )}
    >
      <Fact label={words.date}>
        <time dateTime={order.created_at}>{formatDate(order.created_at, language)}</time>
      </Fact>
      <Fact label={words.orderNumber}>{order.order_no}</Fact>
      <Fact label={words.status}>
        <OrderStatusPill status={order.status} />
      </Fact>
      <Fact label={words.paymentStatus}>
        <PaymentStatusPill order={order} />
      </Fact>
      {hasResi ? (
        <Fact label={words.resiFact} wide>
          {order.resi ? (
            <OrderResi resi={order.resi} what={words.resiName} />
          ) : (
            <span className="text-abu">
              {order.status === "In Delivery" ? words.notKnownYet : words.notSentYet}
            </span>
          )}
        </Fact>
      ) : null}
    </dl>
  );
}

type FactProps = { label: string; wide?: boolean; children: ReactNode };

function Fact({ label, wide, children }: FactProps) {
  return (
    <div className={wide ? "col-span-2 md:col-span-1" : undefined}>
      <dt className="pb-1 text-sm text-abu">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
