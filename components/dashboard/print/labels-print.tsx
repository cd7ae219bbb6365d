import type { Route } from "next";
import { Notice } from "#components/ui/notice.tsx";
import type { PackingView } from "#lib/orders/parcels/packing-schema.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { BackLink } from "../parts/back-link.tsx";
import { Paper } from "./paper.tsx";
import { PrintButton } from "./print-button.tsx";
import { sendingWarning } from "./sending-warning.ts";
import { ShippingLabel } from "./shipping-label.tsx";

type LabelsPrintProps = {
  orders: readonly PackingView[];
  shop: ShopFacts;
  /** The list that the page leads back to. */
  back: { href: Route; label: string };
};

/** The labels of many orders, each on a sheet of its own. */
export function LabelsPrint({ orders, shop, back }: LabelsPrintProps) {
  const warnings = orders.flatMap((order) => {
    const warning = sendingWarning(order);
    return warning ? [{ orderNo: order.order_no, warning }] : [];
  });
  return (
    <>
      <header className="border-b border-garis bg-putih px-4 py-4 sm:px-6 print:hidden">
        <div className="mx-auto flex max-w-[210mm] flex-wrap items-center justify-between gap-3">
          <BackLink href={back.href}>{back.label}</BackLink>
          <PrintButton />
          <h1 className="w-full text-xl font-bold">{orders.length} Label Pengiriman</h1>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="px-4 py-6 outline-none sm:px-6 sm:py-8 print:p-0">
        {warnings.length > 0 ? (
          <Notice tone="warning" className="mx-auto mb-4 max-w-[210mm] print:hidden">
            <ul>
              {warnings.map(({ orderNo, warning }) => (
                <li key={orderNo}>
                  {orderNo}: {warning}
                </li>
              ))}
            </ul>
          </Notice>
        ) : null}
        {orders.map((order) => (
          <div key={order.id} className="pb-6 print:pb-0 print:not-last:break-after-page">
            <Paper document="label">
              <ShippingLabel order={order} shop={shop} level={2} />
            </Paper>
          </div>
        ))}
      </main>
    </>
  );
}
