import type { Metadata } from "next";
import { AwaitedPayment } from "#app/awaited-payment.tsx";
import { loadOrGoHome } from "#app/load-or-go-home.ts";
import { PlacedOrderLead } from "#components/checkout/placed-order-lead.tsx";
import { CustomerNote } from "#components/orders/customer-note.tsx";
import { OrderAddress } from "#components/orders/order-address.tsx";
import { OrderItems } from "#components/orders/order-items.tsx";
import { ORDER_PAGE_WORDS } from "#components/orders/order-page-words.ts";
import { OrderSums } from "#components/orders/order-sums.tsx";
import { OrderDelivery } from "#components/orders/parcel/order-delivery.tsx";
import { LateProof } from "#components/orders/proofs/late-proof.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { readShopFactsForPage } from "#lib/cache/shop.ts";
import { requireActor } from "#lib/http/caller/current-user.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { proofOffer } from "#lib/orders/proofs/takes-proof.ts";
import { hasDelivery, isOpen } from "#lib/orders/status/order-status.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: ORDER_PAGE_WORDS[await readLanguage()].placedTitle, robots: { index: false } };
}

export default async function PlacedOrderPage({
  params,
}: PageProps<"/[locale]/checkout-order/[id]">) {
  const { id } = await params;
  const words = ORDER_PAGE_WORDS[await readLanguage()];
  const order = await loadOrGoHome(async () =>
    getOrder(await requireActor(`/checkout-order/${id}`), id),
  );
  const offer = proofOffer(order);
  const facts = await readShopFactsForPage();
  return (
    <div className="page-width py-10">
      <PlacedOrderLead order={order} />
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
        <div className="flex flex-col gap-10">
          {offer === "late" ? <LateProof order={order} email={facts.email} /> : null}
          {offer === "awaited" ? <AwaitedPayment order={order} facts={facts} /> : null}
          <div className="grid gap-x-6 gap-y-10 sm:grid-cols-2">
            <section aria-labelledby="address">
              <h2 id="address" className="pb-3 text-2xl">
                {hasDelivery(order.status) ? words.deliveryAddress : words.address}
              </h2>
              <OrderAddress order={order} />
            </section>
            <OrderDelivery order={order} />
            <CustomerNote note={order.customer_note} />
          </div>
          <LinkButton
            href={`/order-history/${order.id}`}
            variant="secondary"
            size="large"
            className="self-start"
          >
            {isOpen(order.status) ? words.follow : words.details}
          </LinkButton>
        </div>
        <aside
          aria-labelledby="summary"
          className="self-start border border-garis bg-putih p-5 sm:p-6 lg:sticky lg:top-28"
        >
          <h2 id="summary" className="pb-4 text-2xl">
            {words.summary}
          </h2>
          <OrderItems items={order.order_items} />
          <div className="pt-4">
            <OrderSums order={order} />
          </div>
        </aside>
      </div>
    </div>
  );
}
