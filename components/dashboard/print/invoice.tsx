import { Sum } from "#components/orders/order-sums.tsx";
import { CHARGE_NAMES } from "#lib/orders/placing/charge-names.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { languageFor, type OrderReader } from "#lib/orders/status/status-labels.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { InvoiceItems } from "./invoice-items.tsx";
import { INVOICE_WORDS } from "./invoice-words.ts";
import { NoteOnPaper } from "./note-on-paper.tsx";
import { parcelFacts } from "./parcel-facts.ts";
import { PrintFacts } from "./print-facts.tsx";
import { PrintHead } from "./print-head.tsx";
import { RecipientBlock } from "./recipient-block.tsx";

type InvoiceProps = { order: OrderView; shop: ShopFacts; reader?: OrderReader };

/** Products, charges, payment and refunds of an order. Shop and customer read the same paper. */
export function Invoice({ order, shop, reader = "dashboard" }: InvoiceProps) {
  const words = INVOICE_WORDS[reader];
  return (
    <>
      <PrintHead title="Invoice" orderNo={order.order_no} shop={shop}>
        <p className="pt-1">{words.date(order.created_at)}</p>
      </PrintHead>
      <div className="grid gap-6 py-6 sm:grid-cols-2">
        <section>
          <h2 className="pb-1 text-xs font-semibold text-abu">{words.buyer}</h2>
          <p className="wrap-anywhere">
            <strong className="block">{order.name}</strong>
            {order.email === "" ? null : (
              <>
                <span className="block">{order.email}</span>
                {order.user.phone_number === "" ? null : (
                  <span className="tabular-nums">+{order.user.phone_number}</span>
                )}
              </>
            )}
          </p>
        </section>
        <section>
          <h2 className="pb-1 text-xs font-semibold text-abu">{words.deliveredTo}</h2>
          <RecipientBlock order={order} />
        </section>
      </div>
      <InvoiceItems items={order.order_items} reader={reader} />
      <Sums order={order} reader={reader} />
      {reader === "dashboard" ? <NoteOnPaper note={order.customer_note} /> : null}
      <PrintFacts
        className="mt-8 grid-cols-2 border-t border-garis pt-4 sm:grid-cols-4"
        facts={[
          { label: words.payment, value: words.paymentStatus(order.payment_status) },
          ...(reader === "dashboard" ? parcelFacts(order) : []),
        ]}
      />
    </>
  );
}

function Sums({ order, reader }: { order: OrderView; reader: OrderReader }) {
  const words = INVOICE_WORDS[reader];
  const { received, received_on: receivedOn, refunds } = order.money;
  return (
    <dl className="mt-4 ml-auto flex max-w-80 break-inside-avoid flex-col gap-1.5">
      <Sum label="Subtotal" rupiah={order.subtotal} />
      {order.charges.map(({ kind, rupiah }) => (
        <Sum key={kind} label={CHARGE_NAMES[languageFor(reader)][kind]} rupiah={rupiah} />
      ))}
      <Sum
        label="Total"
        rupiah={order.total}
        className="border-t border-tinta pt-1.5 text-base font-bold"
      />
      {receivedOn ? <Sum label={words.received(receivedOn)} rupiah={received} /> : null}
      {refunds.map(({ sent_on, rupiah }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two refunds may be equal, and they keep their order.
        <Sum key={index} label={words.returned(sent_on)} rupiah={-rupiah} />
      ))}
    </dl>
  );
}
