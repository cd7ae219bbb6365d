import type { ReactElement } from "react";
import { Notice } from "#components/ui/notice.tsx";
import type { OrderView } from "#lib/orders/schema.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { Invoice } from "./invoice.tsx";
import { PackingSlip } from "./packing-slip.tsx";
import { Paper } from "./paper.tsx";
import type { PrintDocument } from "./print-documents.ts";
import { PrintToolbar } from "./print-toolbar.tsx";
import { sendingWarning } from "./sending-warning.ts";
import { ShippingLabel } from "./shipping-label.tsx";

type DocumentProps = { order: OrderView; shop: ShopFacts };

const CONTENTS: Record<PrintDocument, (props: DocumentProps) => ReactElement> = {
  invoice: Invoice,
  "packing-slip": PackingSlip,
  label: ShippingLabel,
};

type OrderPrintProps = DocumentProps & { document: PrintDocument };

/** One of an order's documents, as a sheet on the screen and alone in print. */
export function OrderPrint({ order, document, shop }: OrderPrintProps) {
  const Content = CONTENTS[document];
  const warning = document === "invoice" ? null : sendingWarning(order);
  return (
    <>
      <PrintToolbar order={order} document={document} />
      <main id="main" tabIndex={-1} className="px-4 py-6 outline-none sm:px-6 sm:py-8 print:p-0">
        {warning ? (
          <Notice tone="warning" className="mx-auto mb-4 max-w-[210mm] print:hidden">
            {warning}
          </Notice>
        ) : null}
        <Paper document={document}>
          <Content order={order} shop={shop} />
        </Paper>
      </main>
    </>
  );
}
