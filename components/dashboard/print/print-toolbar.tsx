import { classNames } from "#components/ui/class-names.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import type { OrderView } from "#lib/orders/schema.ts";
import { BackLink } from "../parts/back-link.tsx";
import { orderDetailHref } from "../parts/hrefs.ts";
import { PrintButton } from "./print-button.tsx";
import { PRINT_DOCUMENTS, PRINT_KEYS, type PrintDocument, printHref } from "./print-documents.ts";

type PrintToolbarProps = { order: Pick<OrderView, "id" | "order_no">; document: PrintDocument };

/** Links back and to the other documents, and the print button. Hidden in print. */
export function PrintToolbar({ order, document }: PrintToolbarProps) {
  return (
    <header className="border-b border-garis bg-putih px-4 pt-4 sm:px-6 print:hidden">
      <div className="mx-auto max-w-[210mm]">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <BackLink href={orderDetailHref(order.id)}>Pesanan {order.order_no}</BackLink>
          <PrintButton />
        </div>
        <nav aria-label="Dokumen" className="flex gap-5 pt-2">
          {PRINT_KEYS.map((key) => (
            <PageLink
              key={key}
              href={printHref(order.id, key)}
              replace
              aria-current={key === document ? "page" : undefined}
              className={classNames(
                "flex min-h-11 items-center border-b-2 py-1 text-sm leading-tight",
                key === document
                  ? "border-soga-700 font-semibold text-soga-900"
                  : "border-transparent text-abu hover:text-soga-900",
              )}
            >
              {PRINT_DOCUMENTS[key].title}
            </PageLink>
          ))}
        </nav>
      </div>
    </header>
  );
}
