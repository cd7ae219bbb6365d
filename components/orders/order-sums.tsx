import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { Price } from "#components/ui/price.tsx";
import { CHARGE_NAMES } from "#lib/orders/placing/charge-names.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { endedUndelivered } from "#lib/orders/status/order-status.ts";
import { deliveryName } from "#lib/shipping/carriers.ts";
import { ORDER_COPY, type OrderLanguage } from "./order-copy.ts";

type OrderSumsProps = {
  order: Pick<
    OrderView,
    "status" | "carrier" | "service" | "etd" | "subtotal" | "charges" | "total" | "money"
  >;
  language: OrderLanguage;
};

const TOTAL = "mt-1 border-t border-garis pt-3 text-lg font-semibold text-soga-900";
const ASKED = "text-abu";

/** Renders subtotal, charges and total; of an order that ended undelivered what was asked, and what came and went. */
export function OrderSums(props: OrderSumsProps) {
  return (
    <dl className="flex flex-col gap-2">
      {endedUndelivered(props.order.status) ? <EndedSums {...props} /> : <OpenSums {...props} />}
    </dl>
  );
}

function OpenSums({ order, language }: OrderSumsProps) {
  const words = ORDER_COPY[language];
  return (
    <>
      <Sum label={words.subtotal} rupiah={order.subtotal} />
      <Charges order={order} language={language} />
      <Sum label={words.total} rupiah={order.total} className={TOTAL} />
      <Refunds order={order} language={language} />
    </>
  );
}

/** A cancelled order has no delivery line, so that no other charge stands without it: one sum holds them. */
function EndedSums({ order, language }: OrderSumsProps) {
  const words = ORDER_COPY[language];
  const isCancelled = order.status === "Cancelled";
  const names = order.charges.map(({ kind }) => CHARGE_NAMES[language][kind]);
  return (
    <>
      <Sum label={words.subtotal} rupiah={order.subtotal} className={ASKED} />
      {isCancelled ? null : <Charges order={order} language={language} className={ASKED} />}
      <Sum
        label={words.asked}
        note={isCancelled && names.length > 0 ? words.included(names) : null}
        rupiah={order.total}
        className={ASKED}
      />
      {order.money.received > 0 ? <Sum label={words.paid} rupiah={order.money.received} /> : null}
      <Refunds order={order} language={language} />
      <Line label={words.total} className={TOTAL}>
        {words.nothingToPay}
      </Line>
    </>
  );
}

function Charges({ order, language, className }: OrderSumsProps & { className?: string }) {
  const words = ORDER_COPY[language];
  return order.charges.map(({ kind, rupiah }) => (
    <Sum
      key={kind}
      label={CHARGE_NAMES[language][kind]}
      note={
        kind === "shipping"
          ? [deliveryName(order), order.etd && words.days(order.etd)].filter(Boolean).join(", ")
          : null
      }
      rupiah={rupiah}
      className={className}
    />
  ));
}

function Refunds({ order, language }: OrderSumsProps) {
  const words = ORDER_COPY[language];
  return (
    <>
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
    </>
  );
}

type LineProps = { label: string; note?: ReactNode; className?: string | undefined };

function Sum({ rupiah, ...line }: LineProps & { rupiah: number }) {
  return (
    <Line {...line}>
      <Price value={rupiah} />
    </Line>
  );
}

function Line({ label, note, className, children }: LineProps & { children: ReactNode }) {
  return (
    <div className={classNames("flex items-baseline justify-between gap-6", className)}>
      <dt>
        <span>{label}</span>
        {note ? <span className="block text-sm font-normal text-abu">{note}</span> : null}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
