import type { ReactElement } from "react";
import { Notice } from "#components/ui/notice.tsx";
import type { PackingView } from "#lib/orders/parcels/packing-schema.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { Invoice } from "./invoice.tsx";
import { PackingSlip } from "./packing-slip.tsx";
import { Paper } from "./paper.tsx";
import type { PrintDocument } from "./print-documents.ts";
import { PrintToolbar } from "./print-toolbar.tsx";
import { sendingWarning } from "./sending-warning.ts";
import { ShippingLabel } from "./shipping-label.tsx";

type ParcelProps = { order: PackingView; shop: ShopFacts };

const PARCEL: Record<Exclude<PrintDocument, "invoice">, (props: ParcelProps) => ReactElement> = {
  "packing-slip": PackingSlip,
  label: ShippingLabel,
};

type OrderPrintProps = {
  parcel: PackingView;
  document: PrintDocument;
  /** Null for a packer, who prints no invoice. */
  order: OrderView | null;
  shop: ShopFacts;
};

/** One of an order's documents, as a sheet on the screen and alone in print. */
export function OrderPrint({ parcel, order, document, shop }: OrderPrintProps) {
  const Parcel = document === "invoice" ? null : PARCEL[document];
  const warning = Parcel ? sendingWarning(parcel) : null;
  return (
    <>
      <PrintToolbar parcel={parcel} document={document} showsOrder={order !== null} />
      <main id="main" tabIndex={-1} className="px-4 py-6 outline-none sm:px-6 sm:py-8 print:p-0">
        {warning ? (
          <Notice tone="warning" className="mx-auto mb-4 max-w-[210mm] print:hidden">
            {warning}
          </Notice>
        ) : null}
        <Paper document={document}>
          {Parcel ? <Parcel order={parcel} shop={shop} /> : null}
          {order && !Parcel ? <Invoice order={order} shop={shop} /> : null}
        </Paper>
      </main>
    </>
  );
}
