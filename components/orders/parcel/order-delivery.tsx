import { useWords } from "#language";
import type { OrderView } from "#lib/orders/schema.ts";
import { hasDelivery, type OrderStatus } from "#lib/orders/status/order-status.ts";
import { deliveryName } from "#lib/shipping/carriers.ts";
import { ORDER_PAGE_WORDS } from "../order-page-words.ts";
import { useOrderWords } from "../order-words.ts";
import { OrderResi } from "./order-resi.tsx";

const ARRIVED: OrderStatus[] = ["Completed", "Return"];

/** Service and tracking number; hidden for some statuses (docs/orders.md#what-the-customer-sees). */
export function OrderDelivery({ order }: { order: OrderView }) {
  const { language, said } = useOrderWords();
  const words = useWords(ORDER_PAGE_WORDS);
  if (!hasDelivery(order.status)) return null;
  return (
    <section aria-labelledby="delivery">
      <h2 id="delivery" className="pb-3 text-2xl">
        {words.delivery}
      </h2>
      <p className="font-semibold text-soga-900">{deliveryName(order, language)}</p>
      {ARRIVED.includes(order.status) || order.etd === "" ? null : (
        <p>{words.afterSent(said.days(order.etd))}</p>
      )}
      {order.resi ? (
        <div className="pt-3">
          <p className="pb-1 text-sm text-abu">{words.resi}</p>
          <OrderResi resi={order.resi} what={words.resiName} />
        </div>
      ) : null}
    </section>
  );
}
