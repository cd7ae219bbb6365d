import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { Price } from "#components/ui/price.tsx";
import type { OrderView } from "#lib/orders/schema.ts";
import { deliveryName } from "./delivery-name.ts";
import { ORDER_WORDS, type OrderLanguage } from "./order-words.ts";

type OrderSumsProps = {
  order: Pick<OrderView, "status" | "service" | "etd" | "subtotal" | "ongkir" | "total">;
  language: OrderLanguage;
};

/** Subtotal, delivery and total. A cancelled order has no delivery line (specification §4). */
export function OrderSums({ order, language }: OrderSumsProps) {
  const words = ORDER_WORDS[language];
  const isCancelled = order.status === "Cancelled";
  return (
    <dl className="flex flex-col gap-2">
      <Sum label={words.subtotal} rupiah={order.subtotal} />
      {isCancelled ? null : (
        <Sum
          label={words.delivery}
          note={`${deliveryName(order.service)}, ${words.days(order.etd)}`}
          rupiah={order.ongkir}
        />
      )}
      <Sum
        label={words.total}
        note={isCancelled ? words.deliveryIncluded : null}
        rupiah={order.total}
        className="mt-1 border-t border-garis pt-3 text-lg font-semibold text-soga-900"
      />
    </dl>
  );
}

type SumProps = { label: string; note?: ReactNode; rupiah: number; className?: string };

function Sum({ label, note, rupiah, className }: SumProps) {
  return (
    <div className={classNames("flex items-baseline justify-between gap-6", className)}>
      <dt>
        {label}
        {note ? <span className="block text-sm font-normal text-abu">{note}</span> : null}
      </dt>
      <dd>
        <Price value={rupiah} />
      </dd>
    </div>
  );
}
