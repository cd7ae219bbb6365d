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
    <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-2">
      <dt className="text-abu">{words.subtotal}</dt>
      <dd className="text-right">
        <Price value={order.subtotal} />
      </dd>
      {isCancelled ? null : (
        <>
          <dt className="text-abu">
            {words.delivery}
            <span className="block text-sm">
              {deliveryName(order.service)}, {order.etd} {words.days}
            </span>
          </dt>
          <dd className="text-right">
            <Price value={order.ongkir} />
          </dd>
        </>
      )}
      <dt className="border-t border-garis pt-3 font-semibold text-soga-900">
        {words.total}
        {isCancelled ? (
          <span className="block text-sm font-normal text-abu">{words.deliveryIncluded}</span>
        ) : null}
      </dt>
      <dd className="border-t border-garis pt-3 text-right text-lg font-semibold text-soga-900">
        <Price value={order.total} />
      </dd>
    </dl>
  );
}
