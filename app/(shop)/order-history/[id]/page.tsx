import { Printer } from "lucide-react";
import type { Metadata } from "next";
import { AwaitedPayment } from "#app/awaited-payment.tsx";
import { loadOrGoHome } from "#app/load-or-go-home.ts";
import { CancelOrder } from "#components/orders/cancel-order.tsx";
import { CustomerNote } from "#components/orders/customer-note.tsx";
import { OrderAddress } from "#components/orders/order-address.tsx";
import { OrderEnding } from "#components/orders/order-ending.tsx";
import { OrderFacts } from "#components/orders/order-facts.tsx";
import { OrderHeadline } from "#components/orders/order-headline.tsx";
import { OrderItems } from "#components/orders/order-items.tsx";
import { OrderSums } from "#components/orders/order-sums.tsx";
import { ArrivedButton } from "#components/orders/parcel/arrived-button.tsx";
import { ParcelTracking } from "#components/orders/parcel/parcel-tracking.tsx";
import { LateProof } from "#components/orders/proofs/late-proof.tsx";
import { OrderTimeline } from "#components/orders/timeline/order-timeline.tsx";
import { Breadcrumbs } from "#components/ui/breadcrumbs.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { findProducts } from "#lib/catalogue/get-product.ts";
import { requireActor } from "#lib/http/caller/current-user.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { proofOffer } from "#lib/orders/proofs/takes-proof.ts";
import { hasDeadline, hasDelivery, mayCancel } from "#lib/orders/status/order-status.ts";
import { canTrackParcels } from "#lib/shipping/track-parcel.ts";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";

export const metadata: Metadata = { title: "Order Detail", robots: { index: false } };

export default async function OrderPage({ params }: PageProps<"/order-history/[id]">) {
  const { id } = await params;
  const { actor, order } = await loadOrGoHome(async () => {
    const actor = await requireActor(`/order-history/${id}`);
    return { actor, order: await getOrder(actor, id) };
  });
  const offer = proofOffer(order);
  const arrival = order.timeline.findLast(({ status }) => status === "Completed");
  const hasArrived = order.status === "Completed" && arrival !== undefined;
  const ids = order.order_items.map(({ product_id }) => product_id);
  const [facts, products] = await Promise.all([
    getShopFacts(),
    hasArrived ? findProducts([...new Set(ids)]) : [],
  ]);
  return (
    <div className="page-width pt-4 pb-12">
      <Breadcrumbs
        crumbs={[{ label: "Order History", href: "/order-history" }, { label: order.order_no }]}
      />
      <div className="pt-2 pb-6">
        <OrderHeadline order={order} above="Order Detail" alone={hasDeadline(order)} />
      </div>
      <div className="mb-6 flex flex-col gap-6 empty:hidden">
        {offer === "awaited" ? <AwaitedPayment order={order} facts={facts} /> : null}
        {offer === "awaited" && mayCancel(actor, order) ? (
          <div>
            <CancelOrder id={order.id} />
          </div>
        ) : null}
        {offer === "late" ? <LateProof order={order} email={facts.email} /> : null}
      </div>
      {order.status === "In Delivery" && actor.role === "user" ? (
        <div className="mb-6">
          <ArrivedButton orderId={order.id} label="My order has arrived" size="large" />
        </div>
      ) : null}
      {hasArrived ? (
        <OrderEnding
          orderNo={order.order_no}
          arrivedAt={arrival.at}
          products={products}
          facts={facts}
        />
      ) : null}
      <OrderFacts order={order} />
      <div className="grid gap-x-16 gap-y-10 pt-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-labelledby="items">
          <h2 id="items" className="pb-4 text-2xl">
            Items
          </h2>
          <OrderItems items={order.order_items} language="en" />
          <div className="pt-4">
            <OrderSums order={order} language="en" />
          </div>
          {order.money.received > 0 ? (
            <PageLink
              href={`/order-history/${order.id}/invoice`}
              className="link mt-2 inline-flex min-h-11 items-center gap-2"
            >
              <Printer size={18} aria-hidden />
              Invoice
            </PageLink>
          ) : null}
        </section>
        <div className="flex flex-col gap-10">
          <section aria-labelledby="timeline">
            <h2 id="timeline" className="pb-4 text-2xl">
              Timeline
            </h2>
            <OrderTimeline timeline={order.timeline} language="en" />
          </section>
          {order.resi && hasDelivery(order.status) ? (
            <section aria-labelledby="tracking">
              <h2 id="tracking" className="pb-2 text-2xl">
                Tracking
              </h2>
              <ParcelTracking
                order={{ ...order, resi: order.resi }}
                language="en"
                hasHistory={canTrackParcels()}
              />
            </section>
          ) : null}
          <section aria-labelledby="address">
            <h2 id="address" className="pb-4 text-2xl">
              {hasDelivery(order.status) ? "Delivery address" : "Address"}
            </h2>
            <OrderAddress order={order} />
          </section>
          <CustomerNote note={order.customer_note} />
        </div>
      </div>
    </div>
  );
}
