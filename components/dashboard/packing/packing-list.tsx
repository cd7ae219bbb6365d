import { Printer } from "lucide-react";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { lineSizeLabel } from "#lib/catalogue/sizes/size-labels.ts";
import { formatDateTime } from "#lib/dates.ts";
import type { PackingView } from "#lib/orders/parcels/packing-schema.ts";
import { deliveryName } from "#lib/shipping/carriers.ts";
import { SendForm } from "../orders/send/send-form.tsx";
import { weightLabel } from "../print/parcel-facts.ts";
import { PRINT_DOCUMENTS, printHref } from "../print/print-documents.ts";
import { RecipientBlock } from "../print/recipient-block.tsx";

const PAPERS = { label: "Label", "packing-slip": "Slip" } as const;

const PAPER_KEYS = Object.keys(PAPERS) as (keyof typeof PAPERS)[];

/** The parcels to pack, each with its papers and the field for its resi. */
export function PackingList({ parcels }: { parcels: readonly PackingView[] }) {
  return (
    <ul className="grid gap-3">
      {parcels.map((parcel) => (
        <li
          key={parcel.id}
          data-row
          className="grid gap-x-8 gap-y-3 border border-garis p-4 @3xl:grid-cols-[1fr_1fr_minmax(16rem,1fr)]"
        >
          <div className="min-w-0">
            <h2 className="text-base font-semibold">{parcel.order_no}</h2>
            <p className="text-sm text-abu">Dipesan {formatDateTime(parcel.created_at, "id")}</p>
            <ul className="pt-2">
              {parcel.order_items.map(({ id, quantity, product }) => (
                <li key={id} className="wrap-anywhere">
                  <strong className="tabular-nums">{quantity} ×</strong> {product.name}{" "}
                  <span className="text-abu">{lineSizeLabel(product, "dashboard")}</span>
                </li>
              ))}
            </ul>
            {parcel.customer_note === "" ? null : (
              <p className="pt-2 text-sm font-medium wrap-anywhere text-kunyit-700">
                <span className="sr-only">Catatan pembeli: </span>“{parcel.customer_note}”
              </p>
            )}
          </div>
          <RecipientBlock order={parcel} className="min-w-0" />
          <div className="min-w-0">
            <p className="pb-2 text-sm text-abu">
              {deliveryName(parcel)} ({parcel.service}) · {weightLabel(parcel)}
            </p>
            <SendForm order={parcel} as="packer" />
            <div className="flex flex-wrap gap-2 pt-2">
              {PAPER_KEYS.map((paper) => (
                <LinkButton
                  key={paper}
                  href={printHref(parcel.id, paper)}
                  target="_blank"
                  variant="secondary"
                  size="small"
                  aria-label={`Cetak ${PRINT_DOCUMENTS[paper].title} ${parcel.order_no}`}
                >
                  <Printer size={16} aria-hidden />
                  {PAPERS[paper]}
                </LinkButton>
              ))}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
