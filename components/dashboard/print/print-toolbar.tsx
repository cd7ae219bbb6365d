import { classNames } from "#components/ui/class-names.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import type { PackingView } from "#lib/orders/parcels/packing-schema.ts";
import { BackLink } from "../parts/back-link.tsx";
import { orderDetailHref } from "../parts/hrefs.ts";
import { PACKING } from "../parts/lists.ts";
import { PrintButton } from "./print-button.tsx";
import { PRINT_DOCUMENTS, PRINT_KEYS, type PrintDocument, printHref } from "./print-documents.ts";

type PrintToolbarProps = {
  parcel: Pick<PackingView, "id" | "order_no">;
  document: PrintDocument;
  /** False for a packer, who sees neither invoice nor the order's page. */
  showsOrder: boolean;
};

/** Links back and to the other documents, and the print button. Hidden in print. */
export function PrintToolbar({ parcel, document, showsOrder }: PrintToolbarProps) {
  const keys = PRINT_KEYS.filter((key) => showsOrder || key !== "invoice");
  return (
    <header className="border-b border-garis bg-putih px-4 pt-4 sm:px-6 print:hidden">
      <div className="mx-auto max-w-[210mm]">
        <div className="flex flex-wrap items-center justify-between gap-3">
          {showsOrder ? (
            <BackLink href={orderDetailHref(parcel.id)}>Pesanan {parcel.order_no}</BackLink>
          ) : (
            <BackLink href={PACKING.href}>{PACKING.label}</BackLink>
          )}
          <PrintButton />
        </div>
        <nav aria-label="Dokumen" className="flex gap-5 pt-2">
          {keys.map((key) => (
            <PageLink
              key={key}
              href={printHref(parcel.id, key)}
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
