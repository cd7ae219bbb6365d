import type { ReactNode } from "react";
import { NameList } from "#components/ui/name-list.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { Price } from "#components/ui/price.tsx";
import { ProductPicture } from "#components/ui/product-picture.tsx";
import { listImages } from "#lib/catalogue/product-images.ts";
import { formatDate } from "#lib/dates.ts";
import type { OrderItemView, OrderView } from "#lib/orders/schema.ts";
import { OrderStatusPill } from "./order-status-pill.tsx";
import { ORDER_WORDS } from "./order-words.ts";
import { ProductLink } from "./product-link.tsx";

const words = ORDER_WORDS.en;

/** A customer's order in the list. The card leads to the order, a product's name to the product. */
export function OrderCard({ order }: { order: OrderView }) {
  const { order_items: items } = order;
  const [first] = items;
  return (
    <article className="relative flex gap-4 border border-garis bg-putih p-4 hover:border-soga-300 has-focus-visible:border-soga-300 sm:gap-6">
      <span className="w-20 shrink-0 sm:w-24">
        <ProductPicture
          src={first ? listImages(first.product)[0] : null}
          alt=""
          sizes="96px"
          kind="thumb"
        />
      </span>
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="font-sans text-lg">
            <PageLink
              href={`/order-history/${order.id}`}
              className="after:absolute after:inset-0 hover:text-soga-500"
            >
              {order.order_no}
            </PageLink>
          </h2>
          <OrderStatusPill status={order.status} />
        </div>
        <p className="text-sm text-abu">
          <time dateTime={order.created_at}>{formatDate(order.created_at)}</time>
        </p>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-6 gap-y-1 pt-3">
          <p className="min-w-0">
            <span className="block break-words">
              <NameList
                names={items.map(({ product }) => product.name)}
                wrap={(name, index) => <ItemLink item={items[index]}>{name}</ItemLink>}
              />
            </span>
            <span className="text-sm text-abu">{words.pieces(order.quantity)}</span>
          </p>
          <Price value={order.total} className="font-semibold text-soga-900" />
        </div>
      </div>
    </article>
  );
}

function ItemLink({ item, children }: { item: OrderItemView | undefined; children: ReactNode }) {
  if (!item) return children;
  return (
    <ProductLink
      item={item}
      className="relative z-10 -my-2 inline-block py-2 underline decoration-garis underline-offset-4 hover:decoration-current"
    >
      {children}
    </ProductLink>
  );
}
