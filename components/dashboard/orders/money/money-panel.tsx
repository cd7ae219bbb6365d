import { formatDate } from "#lib/dates.ts";
import { formatRupiah } from "#lib/money.ts";
import { isBeforeParcel, isOpen } from "#lib/orders/order-status.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { Panel } from "../../parts/panel.tsx";
import { ProofPicture } from "../proof/proof-picture.tsx";
import { PaymentMissing } from "./payment-missing.tsx";
import { RefundForm } from "./refund-form.tsx";

/** What came in for an order; where it has ended, the way back for it. */
export function MoneyPanel({ order }: { order: OrderView }) {
  const { received, held, refunds } = order.money;
  const pictures = refunds.flatMap(({ image, sent_on, rupiah }) =>
    image ? [{ src: image, sent: `${formatRupiah(rupiah)}, ${formatDate(sent_on)}` }] : [],
  );
  if (received <= 0) return null;
  const mayBeMissing = held > 0 && refunds.length === 0 && isBeforeParcel(order.status);
  return (
    <Panel title="Uang">
      <p className="pb-4 text-sm text-abu">
        {`Masuk ${formatRupiah(received)}, kembali ${formatRupiah(received - held)}, di toko ${formatRupiah(held)}.`}
      </p>
      {pictures.length > 0 ? (
        <div className="flex flex-wrap gap-4 pb-4">
          {pictures.map(({ src, sent }) => (
            <ProofPicture key={src} src={src} sent={sent} />
          ))}
        </div>
      ) : null}
      {/* Another amount makes another form. */}
      {held > 0 && !isOpen(order.status) ? (
        <RefundForm key={held} orderId={order.id} held={held} />
      ) : null}
      {mayBeMissing ? (
        <div className="pt-4">
          <PaymentMissing order={order} />
        </div>
      ) : null}
    </Panel>
  );
}
