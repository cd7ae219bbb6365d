import { Printer } from "lucide-react";
import type { Metadata } from "next";
import { AwaitedPayment } from "#app/awaited-payment.tsx";
import { loadOrGoHome } from "#app/load-or-go-home.ts";
import { CancelOrder } from "#components/orders/cancel-order.tsx";
import { COMPLETED_WORDS } from "#components/orders/completed-words.ts";
import { CustomerNote } from "#components/orders/customer-note.tsx";
import { HISTORY_WORDS } from "#components/orders/history/history-words.ts";
import { OrderAddress } from "#components/orders/order-address.tsx";
import { OrderEnding } from "#components/orders/order-ending.tsx";
import { OrderFacts } from "#components/orders/order-facts.tsx";
import { OrderHeadline } from "#components/orders/order-headline.tsx";
import { OrderItems } from "#components/orders/order-items.tsx";
import { ORDER_PAGE_WORDS } from "#components/orders/order-page-words.ts";
import { OrderSums } from "#components/orders/order-sums.tsx";
import { ArrivedButton } from "#components/orders/parcel/arrived-button.tsx";
import { ParcelTracking } from "#components/orders/parcel/parcel-tracking.tsx";
import { LateProof } from "#components/orders/proofs/late-proof.tsx";
import { OrderTimeline } from "#components/orders/timeline/order-timeline.tsx";
import { Breadcrumbs } from "#components/ui/breadcrumbs.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { readShopFactsForPage } from "#lib/cache/shop.ts";
import { findProducts } from "#lib/catalogue/get-product.ts";
import { requireActor } from "#lib/http/caller/current-user.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { proofOffer } from "#lib/orders/proofs/takes-proof.ts";
import { hasDeadline, hasDelivery, mayCancel } from "#lib/orders/status/order-status.ts";
import { canTrackParcels } from "#lib/shipping/track-parcel.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: ORDER_PAGE_WORDS[await readLanguage()].detailTitle, robots: { index: false } };
}

export default async function OrderPage({ params }: PageProps<"/[locale]/order-history/[id]">) {
  const { id } = await params;
  const language = await readLanguage();
  const words = ORDER_PAGE_WORDS[language];
  const { actor, order } = await loadOrGoHome(async () => {
    const actor = await requireActor(`/order-history/${id}`);
    return { actor, order: await getOrder(actor, id) };
  });
  const offer = proofOffer(order);
  const arrival = order.timeline.findLast(({ status }) => status === "Completed");
  const hasArrived = order.status === "Completed" && arrival !== undefined;
  const ids = order.order_items.map(({ product_id }) => product_id);
  const [facts, products] = await Promise.all([
    readShopFactsForPage(),
    hasArrived ? findProducts([...new Set(ids)]) : [],
  ]);
  return (
    <div className="page-width pt-4 pb-12">
      <Breadcrumbs
        crumbs={[
          { label: HISTORY_WORDS[language].title, href: "/order-history" },
          { label: order.order_no },
        ]}
      />
      <div className="pt-2 pb-6">
        <OrderHeadline order={order} above={words.detailTitle} alone={hasDeadline(order)} />
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
          <ArrivedButton
            orderId={order.id}
            label={COMPLETED_WORDS[language].arrived}
            size="large"
          />
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
            {words.items}
          </h2>
          <OrderItems items={order.order_items} />
          <div className="pt-4">
            <OrderSums order={order} />
          </div>
          {order.money.received > 0 ? (
            <PageLink
              href={`/order-history/${order.id}/invoice`}
              className="link mt-2 inline-flex min-h-11 items-center gap-2"
            >
              <Printer size={18} aria-hidden />
              {words.invoice}
            </PageLink>
          ) : null}
        </section>
        <div className="flex flex-col gap-10">
          <section aria-labelledby="timeline">
            <h2 id="timeline" className="pb-4 text-2xl">
              {words.timeline}
            </h2>
            <OrderTimeline timeline={order.timeline} />
          </section>
          {order.resi && hasDelivery(order.status) ? (
            <section aria-labelledby="tracking">
              <h2 id="tracking" className="pb-2 text-2xl">
                {words.tracking}
              </h2>
              <ParcelTracking
                order={{ ...order, resi: order.resi }}
                hasHistory={canTrackParcels()}
              />
            </section>
          ) : null}
          <section aria-labelledby="address">
            <h2 id="address" className="pb-4 text-2xl">
              {hasDelivery(order.status) ? words.deliveryAddress : words.address}
            </h2>
            <OrderAddress order={order} />
          </section>
          <CustomerNote note={order.customer_note} />
        </div>
      </div>
    </div>
  );
}
