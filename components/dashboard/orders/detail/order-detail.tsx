import { OrderAddress } from "#components/orders/order-address.tsx";
import { OrderItems } from "#components/orders/order-items.tsx";
import { OrderSums } from "#components/orders/order-sums.tsx";
import { OrderTimeline } from "#components/orders/order-timeline.tsx";
import { ParcelTracking } from "#components/orders/parcel-tracking.tsx";
import { Notice } from "#components/ui/notice.tsx";
import type { OrderView } from "#lib/orders/schema.ts";
import { AuditLink } from "../../audit/audit-link.tsx";
import { FormSection } from "../../parts/form-section.tsx";
import { Panel } from "../../parts/panel.tsx";
import { MoneyPanel } from "../money/money-panel.tsx";
import { ProofPanel } from "../proof/proof-panel.tsx";
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
  /** True when a tracking service is configured. */
  hasHistory: boolean;
};

/** An order: actions first, details below. */
export function OrderDetail({ order, note, hasHistory }: OrderDetailProps) {
  return (
    <>
      <OrderHeading order={order} />
      {order.customer_note === "" ? null : (
        <Notice role="region" aria-label="Catatan pembeli" tone="warning" className="mb-4">
          <h2 className="text-sm font-bold">Catatan pembeli</h2>
          <p className="whitespace-pre-line wrap-anywhere">{order.customer_note}</p>
        </Notice>
      )}
      <div className="grid gap-4 @3xl:grid-cols-2">
        {order.proofs.length > 0 ? (
          <div className="@3xl:col-span-2">
            <ProofPanel order={order} />
          </div>
        ) : null}
        <Panel title="Status pesanan">
          <StatusForm order={order} />
          {order.status === "Return" && order.holds_stock ? (
            <RestockButton orderId={order.id} />
          ) : null}
        </Panel>
        <Panel title="Pengiriman">
          <ResiForm order={order} />
        </Panel>
        <div className="empty:hidden @3xl:col-span-2">
          <MoneyPanel order={order} />
        </div>
      </div>
      <div className="grid items-start gap-4 pt-4 @3xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-4">
          <Panel title="Barang">
            <OrderItems items={order.order_items} language="id" />
            <div className="pt-4">
              <OrderSums order={order} language="id" />
              <RateSourceNote source={order.rate_source} />
            </div>
          </Panel>
          {order.resi ? (
            <Panel title="Pelacakan">
              <ParcelTracking
                order={{ ...order, resi: order.resi }}
                language="id"
                hasHistory={hasHistory}
              />
            </Panel>
          ) : null}
        </div>
        <div className="grid gap-4">
          <FormSection title="Catatan internal">
            <NoteForm orderId={order.id} note={note} />
          </FormSection>
          <Panel title="Pelanggan">
            <OrderCustomer customer={order.user} />
          </Panel>
          <Panel title="Alamat pengiriman">
            <OrderAddress order={order} />
          </Panel>
          <Panel title="Riwayat">
            <OrderTimeline timeline={order.timeline} language="id" />
            <AuditLink id={order.id}>Riwayat pesanan ini</AuditLink>
          </Panel>
        </div>
      </div>
    </>
  );
}
