import { Notice } from "#components/ui/notice.tsx";
import { formatDate, jakartaDay } from "#lib/dates.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { awaitsTransfer, isBeforeParcel, isOpen } from "#lib/orders/status/order-status.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { Panel } from "../../parts/panel.tsx";
import { ProofPicture } from "../proof/proof-picture.tsx";
import { CorrectEntry } from "./correct-entry.tsx";
import { PaymentMissing } from "./payment-missing.tsx";
import { ReceiptForm } from "./receipt-form.tsx";
import { RefundForm } from "./refund-form.tsx";
import { WriteOff } from "./write-off.tsx";

/** The money of an order: what came in and went back, what is due or has to go back, and the ways to write it down. */
export function MoneyPanel({ order }: { order: OrderView }) {
  const { received, held, due, written_off: writtenOff, receipts, refunds } = order.money;
  const pictures = refunds.flatMap(({ image, sent_on, rupiah }) =>
    image ? [{ src: image, sent: `${formatRupiah(rupiah)}, ${formatDate(sent_on)}` }] : [],
  );
  const awaits = awaitsTransfer(order);
  const isProofWaiting = order.payment_status === "Awaiting Verification";
  if ((awaits || isProofWaiting) && received <= 0) return null;
  const mayBeMissing = held > 0 && refunds.length === 0 && isBeforeParcel(order.status);
  const refundable = isOpen(order.status) ? Math.max(0, -due) : held;
  const since = jakartaDay(new Date(order.created_at));
  return (
    <Panel title="Uang">
      <p className="pb-4 text-sm text-abu">
        {[
          `Masuk ${formatRupiah(received)}`,
          `kembali ${formatRupiah(received - held)}`,
          `di toko ${formatRupiah(held)}`,
          ...(writtenOff > 0 ? [`dihapusbukukan ${formatRupiah(writtenOff)}`] : []),
        ].join(", ")}
        .
      </p>
      {due === 0 ? null : (
        <Notice tone="warning" className="mb-4">
          {due > 0
            ? `${formatRupiah(due)} masih kurang.`
            : `${formatRupiah(-due)} harus kembali ke pelanggan.`}
        </Notice>
      )}
      <Entries order={order} isFixed={isProofWaiting} />
      {pictures.length > 0 ? (
        <div className="flex flex-wrap gap-4 pb-4">
          {pictures.map(({ src, sent }) => (
            <ProofPicture key={src} src={src} sent={sent} />
          ))}
        </div>
      ) : null}
      {isProofWaiting ? null : (
        <div className="flex flex-wrap gap-3 pb-4 empty:hidden">
          {awaits ? null : (
            <ReceiptForm key={held} order={order} since={since} isFirst={receipts.length === 0} />
          )}
          {due > 0 ? <WriteOff orderId={order.id} due={due} /> : null}
          {mayBeMissing ? <PaymentMissing order={order} /> : null}
        </div>
      )}
      {refundable > 0 ? (
        <details open={due < 0}>
          <summary className="tap-link mb-2">Catat uang kembali</summary>
          {/* Another amount makes another form. */}
          <RefundForm
            key={`${held} ${due}`}
            order={order}
            hasEmail={order.email !== ""}
            held={held}
            most={refundable}
            proposed={due < 0 ? -due : refundable}
          />
        </details>
      ) : null}
    </Panel>
  );
}

/** Receipts and refunds that stand, each with the way to correct it. */
function Entries({ order, isFixed }: { order: OrderView; isFixed: boolean }) {
  const { receipts, refunds } = order.money;
  const entries = [
    ...receipts.map(({ received_on: day, ...entry }) => ({ ...entry, day, words: "Masuk" })),
    ...refunds.map(({ sent_on: day, ...entry }) => ({ ...entry, day, words: "Kembali" })),
  ];
  if (entries.length === 0) return null;
  return (
    <ul className="mb-4 divide-y divide-garis border-y border-garis text-sm">
      {entries.map(({ id, day, words, rupiah }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
          <span>
            {words} <strong className="tabular-nums">{formatRupiah(rupiah)}</strong>,{" "}
            {formatDate(day)}
          </span>
          {isFixed ? null : <CorrectEntry orderId={order.id} entry={{ id, rupiah, words }} />}
        </li>
      ))}
    </ul>
  );
}
