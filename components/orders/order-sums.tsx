import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { Price } from "#components/ui/price.tsx";
import { CHARGE_NAMES } from "#lib/orders/placing/charge-names.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { endedUndelivered } from "#lib/orders/status/order-status.ts";
import { deliveryName } from "#lib/shipping/carriers.ts";
import { type Read, useOrderWords } from "./order-words.ts";

type OrderSumsProps = Read & {
  order: Pick<
    OrderView,
    "status" | "carrier" | "service" | "etd" | "subtotal" | "charges" | "total" | "money"
  >;
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

function OpenSums({ order, reader }: OrderSumsProps) {
  const { said } = useOrderWords({ reader });
  return (
    <>
      <Sum label={said.subtotal} rupiah={order.subtotal} />
      <Charges order={order} reader={reader} />
      <Sum label={said.total} rupiah={order.total} className={TOTAL} />
      <Refunds order={order} reader={reader} />
    </>
  );
}

/** A cancelled order has no delivery line, so that no other charge stands without it: one sum holds them. */
function EndedSums({ order, reader }: OrderSumsProps) {
  const { language, said } = useOrderWords({ reader });
  const isCancelled = order.status === "Cancelled";
  const names = order.charges.map(({ kind }) => CHARGE_NAMES[language][kind]);
  return (
    <>
      <Sum label={said.subtotal} rupiah={order.subtotal} className={ASKED} />
      {isCancelled ? null : <Charges order={order} reader={reader} className={ASKED} />}
      <Sum
        label={said.asked}
        note={isCancelled && names.length > 0 ? said.included(names) : null}
        rupiah={order.total}
        className={ASKED}
      />
      {order.money.received > 0 ? <Sum label={said.paid} rupiah={order.money.received} /> : null}
      <Refunds order={order} reader={reader} />
      <Line label={said.total} className={TOTAL}>
        {said.nothingToPay}
      </Line>
    </>
  );
}

function Charges({ order, className, ...read }: OrderSumsProps & { className?: string }) {
  const { reader, language, said } = useOrderWords(read);
  // The team knows the services by their English names.
  const delivery = deliveryName(order, reader === "dashboard" ? "en" : reader);
  return order.charges.map(({ kind, rupiah }) => (
    <Sum
      key={kind}
      label={CHARGE_NAMES[language][kind]}
      note={
        kind === "shipping"
          ? [delivery, order.etd && said.days(order.etd)].filter(Boolean).join(", ")
          : null
      }
      rupiah={rupiah}
      className={className}
    />
  ));
}

function Refunds({ order, reader }: OrderSumsProps) {
  const { said } = useOrderWords({ reader });
  return (
    <>
      {order.money.refunds.map((refund) => (
        <Sum
          key={`${refund.sent_on} ${refund.rupiah} ${refund.account}`}
          label={said.refunded}
          note={
            <>
              <span>
                {[said.date(refund.sent_on), refund.account, refund.note]
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
                  {said.refundPicture}
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

/** A line of a sum's list: its label at the left, its rupiah at the right. */
export function Sum({ rupiah, ...line }: LineProps & { rupiah: number }) {
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
