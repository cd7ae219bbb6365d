import { buttonClass } from "#components/ui/button/button-style.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import type { ShownQris } from "#lib/payments/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";

type QrisCodeProps = { order: OrderView; qris: ShownQris };

/** A QRIS code that holds the order's exact amount. */
export function QrisCode({ order, qris: { merchantName, picture } }: QrisCodeProps) {
  const amount = formatRupiah(order.money.due);
  return (
    <section aria-labelledby="qris" className="border border-garis bg-putih p-5 sm:p-6">
      <h2 id="qris" className="text-2xl">
        Pay by QRIS
      </h2>
      <p className="mt-2">
        Scan the code with any banking or e-wallet app. It already holds the amount.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-4">
        <img
          src={picture}
          alt={`QRIS code for ${amount}, paid to ${merchantName}`}
          width={240}
          height={240}
          className="border border-garis"
        />
        <div className="flex flex-col items-start gap-3">
          <dl className="grid gap-2">
            <div>
              <dt className="text-abu">Your app has to show</dt>
              <dd lang="id" className="text-lg font-semibold">
                {merchantName}
              </dd>
            </div>
            <div>
              <dt className="text-abu">Amount</dt>
              <dd className="text-lg font-semibold tabular-nums">{amount}</dd>
            </div>
          </dl>
          <a
            href={`/api/order/${order.id}/qris`}
            download={`qris-${order.order_no}.png`}
            className={buttonClass({ variant: "secondary" })}
          >
            Download the code
          </a>
        </div>
      </div>
    </section>
  );
}
