import { PageLink } from "#components/ui/page-link.tsx";
import { Price } from "#components/ui/price.tsx";
import { ProductPicture } from "#components/ui/product-picture.tsx";
import { useWords } from "#language";
import { listImages } from "#lib/catalogue/views/product-images.ts";
import { formatDate } from "#lib/dates.ts";
import { sideOf } from "#lib/language/sides.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { orderHeadline } from "#lib/orders/status/order-headline.ts";
import { endedUndelivered } from "#lib/orders/status/order-status.ts";
import { OrderAction } from "../order-action.tsx";
import { OrderStatusPill, PaymentStatusPill } from "../order-status-pill.tsx";
import { useOrderWords } from "../order-words.ts";
import { HISTORY_WORDS } from "./history-words.ts";

/** A customer's order in the list. The whole card leads to the order; beside it is one action. */
export function OrderCard({ order }: { order: OrderView }) {
  const [first] = order.order_items;
  const more = order.order_items.length - 1;
  const { language, said } = useOrderWords();
  const words = useWords(HISTORY_WORDS);
  const name = first && sideOf(first.product, "name", language);
  const { headline, next } = orderHeadline(order, language);
  return (
    <article className="relative flex gap-4 border border-garis bg-putih p-4 hover:border-soga-300 has-focus-visible:border-soga-300 sm:gap-6">
      <span className="w-20 shrink-0 sm:w-28">
        <ProductPicture
          src={first ? listImages(first.product)[0] : null}
          alt=""
          sizes="112px"
          kind="thumb"
        />
      </span>
      <div className="flex min-w-0 grow flex-col gap-1">
        <h2 className="font-sans text-lg leading-snug">
          <PageLink
            href={`/order-history/${order.id}`}
            className="after:absolute after:inset-0 hover:text-soga-500"
          >
            <span lang={name?.lang}>{name?.text}</span>
            {more > 0 ? <span>{words.more(more)}</span> : null}
          </PageLink>
        </h2>
        <p className="font-semibold">{headline}</p>
        <p className="max-w-prose text-sm">{next}</p>
        <p className="flex flex-wrap items-center gap-2 pt-1">
          <OrderStatusPill status={order.status} />
          <PaymentStatusPill order={order} />
        </p>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-3">
          <p className="text-sm text-abu">
            {endedUndelivered(order.status) ? (
              <span>{said.nothingToPay}</span>
            ) : (
              <Price value={order.total} className="text-base font-semibold text-soga-900" />
            )}
            {" · "}
            {said.pieces(order.quantity)}
            <span className="block">
              <span className="tabular-nums">{order.order_no}</span>
              {" · "}
              <time dateTime={order.created_at}>{formatDate(order.created_at, language)}</time>
            </span>
          </p>
          <OrderAction order={order} now={new Date()} />
        </div>
      </div>
    </article>
  );
}
