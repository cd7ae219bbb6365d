import { Price } from "#components/ui/price.tsx";
import { formatDateInIndonesian } from "#lib/dates.ts";
import { CHARGE_NAMES } from "#lib/orders/charge-names.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { InvoiceItems } from "./invoice-items.tsx";
import { NoteOnPaper } from "./note-on-paper.tsx";
import { parcelFacts } from "./parcel-words.ts";
import { PrintFacts } from "./print-facts.tsx";
import { PrintHead } from "./print-head.tsx";
import { PAYMENT_WORDS } from "./print-words.ts";
import { RecipientBlock } from "./recipient-block.tsx";

type InvoiceProps = { order: OrderView; shop: ShopFacts };

/** Products, prices and payment status of an order. */
export function Invoice({ order, shop }: InvoiceProps) {
  return (
    <>
      <PrintHead title="Invoice" orderNo={order.order_no} shop={shop}>
        <p className="pt-1">{formatDateInIndonesian(order.created_at)}</p>
      </PrintHead>
      <div className="grid gap-6 py-6 sm:grid-cols-2">
        <section>
          <h2 className="pb-1 text-xs font-semibold text-abu">Pemesan</h2>
          <p className="wrap-anywhere">
            <strong className="block">{order.name}</strong>
            {order.email === "" ? null : (
              <>
                {order.email}
                <br />
                {order.user.phone_number === "" ? null : (
                  <span className="tabular-nums">+{order.user.phone_number}</span>
                )}
              </>
            )}
          </p>
        </section>
        <section>
          <h2 className="pb-1 text-xs font-semibold text-abu">Dikirim ke</h2>
          <RecipientBlock order={order} />
        </section>
      </div>
      <InvoiceItems items={order.order_items} />
      <Sums order={order} />
      <NoteOnPaper note={order.customer_note} />
      <PrintFacts
        className="mt-8 grid-cols-2 border-t border-garis pt-4 sm:grid-cols-4"
        facts={[
          { label: "Pembayaran", value: PAYMENT_WORDS[order.payment_status] },
          ...parcelFacts(order),
        ]}
      />
    </>
  );
}

function Sums({ order }: { order: OrderView }) {
  return (
    <dl className="mt-4 ml-auto flex max-w-80 break-inside-avoid flex-col gap-1.5">
      <div className="flex justify-between gap-6">
        <dt>Subtotal</dt>
        <dd>
          <Price value={order.subtotal} />
        </dd>
      </div>
      {order.charges.map(({ kind, rupiah }) => (
        <div key={kind} className="flex justify-between gap-6">
          <dt>{CHARGE_NAMES.id[kind]}</dt>
          <dd>
            <Price value={rupiah} />
          </dd>
        </div>
      ))}
      <div className="flex justify-between gap-6 border-t border-tinta pt-1.5 text-base font-bold">
        <dt>Total</dt>
        <dd>
          <Price value={order.total} />
        </dd>
      </div>
    </dl>
  );
}
