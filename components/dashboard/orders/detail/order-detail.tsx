import { OrderAddress } from "#components/orders/order-address.tsx";
import { OrderItems } from "#components/orders/order-items.tsx";
import { OrderSums } from "#components/orders/order-sums.tsx";
import { ParcelTracking } from "#components/orders/parcel/parcel-tracking.tsx";
import { OrderTimeline } from "#components/orders/timeline/order-timeline.tsx";
import { Notice } from "#components/ui/notice.tsx";
import type { OrderChat, OrderView } from "#lib/orders/schema.ts";
import type { ProofEvidence } from "#lib/payments/schema.ts";
import { AuditLink } from "../../audit/audit-link.tsx";
import { FormSection } from "../../parts/form-section.tsx";
import { Panel } from "../../parts/panel.tsx";
import { MoneyPanel } from "../money/money-panel.tsx";
import { ProofPanel } from "../proof/proof-panel.tsx";
import { SendForm } from "../send/send-form.tsx";
import { ChatPress } from "./chat-press.tsx";
import { NoteForm } from "./note-form.tsx";
import { OrderCustomer } from "./order-customer.tsx";
import { OrderHeading } from "./order-heading.tsx";
import { RateSourceNote } from "./rate-source-note.tsx";
import { ResiForm } from "./resi-form.tsx";
import { RestockButton } from "./restock-button.tsx";
import { StatusForm } from "./status-form.tsx";

type OrderDetailProps = {
  order: OrderView;
  /** The admins' note. */
  note: string;
  evidence: ProofEvidence | undefined;
  chat: OrderChat;
  /** True when a tracking service is configured. */
  hasHistory: boolean;
};

/** An order: what to pack and where to send it first, the actions beside them. */
export function OrderDetail({ order, note, evidence, chat, hasHistory }: OrderDetailProps) {
  return (
    <>
      <OrderHeading order={order} />
      {order.customer_note === "" ? null : (
        <Notice role="region" aria-label="Catatan pembeli" tone="warning" className="mb-4">
          <h2 className="text-sm font-bold">Catatan pembeli</h2>
          <p className="whitespace-pre-line wrap-anywhere">{order.customer_note}</p>
        </Notice>
      )}
      <div className="grid items-start gap-4 @3xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="@container grid min-w-0 gap-4">
          {order.proofs.length > 0 ? <ProofPanel order={order} evidence={evidence} /> : null}
          <div className="grid items-start gap-4 @xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <Panel title="Barang">
              <OrderItems items={order.order_items} reader="dashboard" />
              <div className="pt-4">
                <OrderSums order={order} reader="dashboard" />
                <RateSourceNote source={order.rate_source} />
              </div>
            </Panel>
            <Panel title="Alamat pengiriman">
              <OrderAddress order={order} />
            </Panel>
          </div>
          <div className="empty:hidden">
            <MoneyPanel order={order} />
          </div>
          {order.resi ? (
            <Panel title="Pelacakan">
              <ParcelTracking
                order={{ ...order, resi: order.resi }}
                reader="dashboard"
                hasHistory={hasHistory}
              />
            </Panel>
          ) : null}
          <Panel title="Riwayat">
            <OrderTimeline timeline={chat.timeline} reader="dashboard" />
            <AuditLink id={order.id}>Riwayat pesanan ini</AuditLink>
          </Panel>
        </div>
        <div className="grid gap-4 @3xl:sticky @3xl:top-4">
          <Panel title="Pengiriman">
            {order.status === "Payment Confirm" ? (
              <SendOrder order={order} />
            ) : (
              <ResiForm order={order} />
            )}
          </Panel>
          <Panel title="Status pesanan">
            <StatusForm order={order} />
            {order.status === "Return" && order.holds_stock ? (
              <RestockButton orderId={order.id} />
            ) : null}
          </Panel>
          <Panel title="Pelanggan">
            <OrderCustomer customer={order.user} />
            {chat.press ? <ChatPress orderId={order.id} press={chat.press} /> : null}
          </Panel>
          <FormSection title="Catatan internal">
            <NoteForm orderId={order.id} note={note} />
          </FormSection>
        </div>
      </div>
    </>
  );
}

/** A paid order's resi, which is mostly saved by sending. */
function SendOrder({ order }: { order: OrderView }) {
  return (
    <>
      {/* Another saved number makes another field. */}
      <SendForm key={order.resi} order={order} />
      <p className="pt-1.5 text-sm text-abu">Kirim menyimpan resi dan mengubah status sekaligus.</p>
      <details className="pt-2">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
          Simpan resi tanpa mengirim
        </summary>
        <ResiForm order={order} />
      </details>
    </>
  );
}
