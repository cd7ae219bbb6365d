import { formatRupiah } from "#lib/money.ts";
import { isOpen } from "#lib/orders/order-status.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { Panel } from "../../parts/panel.tsx";
import { RefundForm } from "./refund-form.tsx";

/** What came in for an ended order, and the way back for it. */
export function MoneyPanel({ order }: { order: OrderView }) {
  const { received, held } = order.money;
  if (received <= 0 || isOpen(order.status)) return null;
  return (
    <Panel title="Uang">
      <p className="pb-4 text-sm text-abu">
        {`Masuk ${formatRupiah(received)}, kembali ${formatRupiah(received - held)}, di toko ${formatRupiah(held)}.`}
      </p>
      {/* Another amount makes another form. */}
      {held > 0 ? <RefundForm key={held} orderId={order.id} held={held} /> : null}
    </Panel>
  );
}
