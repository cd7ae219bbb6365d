import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { Price } from "#components/ui/price.tsx";
import { CHARGE_NAMES } from "#lib/orders/charge-names.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { deliveryName } from "#lib/shipping/carriers.ts";
import { ORDER_WORDS, type OrderLanguage } from "./order-words.ts";

type OrderSumsProps = {
  order: Pick<
    OrderView,
    "status" | "carrier" | "service" | "etd" | "subtotal" | "charges" | "total" | "money"
  >;
  language: OrderLanguage;
};

/** Renders subtotal, charges and total. A cancelled order has no delivery line. */
export function OrderSums({ order, language }: OrderSumsProps) {
  const words = ORDER_WORDS[language];
  const isCancelled = order.status === "Cancelled";
  const charges = order.charges.filter(({ kind }) => kind !== "shipping" || !isCancelled);
  return (
    <dl className="flex flex-col gap-2">
      <Sum label={words.subtotal} rupiah={order.subtotal} />
      {charges.map(({ kind, rupiah }) => (
        <Sum
          key={kind}
          label={CHARGE_NAMES[language][kind]}
          note={kind === "shipping" ? `${deliveryName(order)}, ${words.days(order.etd)}` : null}
          rupiah={rupiah}
        />
      ))}
      <Sum
        label={words.total}
        note={isCancelled ? words.deliveryIncluded : null}
        rupiah={order.total}
        className="mt-1 border-t border-garis pt-3 text-lg font-semibold text-soga-900"
      />
      {order.money.refunds.map((refund) => (
        <Sum
          key={`${refund.sent_on} ${refund.rupiah} ${refund.account}`}
          label={words.refunded}
          note={
            <>
              <span>
                {[words.date(refund.sent_on), refund.account, refund.note]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
              {refund.image ? (
                <a
                  href={refund.image}
                  target="_blank"
                  rel="noreferrer"
                  className="link flex min-h-11 w-fit items-center"
                >
                  {words.refundPicture}
                </a>
              ) : null}
            </>
          }
          rupiah={-refund.rupiah}
        />
      ))}
    </dl>
  );
}

type SumProps = { label: string; note?: ReactNode; rupiah: number; className?: string };

function Sum({ label, note, rupiah, className }: SumProps) {
  return (
    <div className={classNames("flex items-baseline justify-between gap-6", className)}>
      <dt>
        <span>{label}</span>
        {note ? <span className="block text-sm font-normal text-abu">{note}</span> : null}
      </dt>
      <dd>
        <Price value={rupiah} />
      </dd>
    </div>
  );
}
