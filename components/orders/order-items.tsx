import { classNames } from "#components/ui/class-names.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { Price } from "#components/ui/price.tsx";
import { ProductPicture } from "#components/ui/product-picture.tsx";
import { lineSizeLabel } from "#lib/catalogue/sizes/size-labels.ts";
import { listImages } from "#lib/catalogue/views/product-images.ts";
import { sideOf } from "#lib/language/sides.ts";
import type { OrderItemView } from "#lib/orders/schema.ts";
import { type Read, useOrderWords } from "./order-words.ts";

type OrderItemsProps = Read & { items: readonly OrderItemView[] };

/** The lines as they were sold. The whole line leads to the product while that has a page. */
export function OrderItems({ items, reader }: OrderItemsProps) {
  return (
    <ul className="divide-y divide-garis border-y border-garis">
      {items.map((item) => (
        <OrderItem key={item.id} item={item} reader={reader} />
      ))}
    </ul>
  );
}

function OrderItem({ item, ...read }: Read & { item: OrderItemView }) {
  const { reader, language, said } = useOrderWords(read);
  const { product, quantity } = item;
  const name = sideOf(product, "name", language);
  return (
    <li className="relative flex gap-4 py-4">
      <span className={classNames("shrink-0", reader === "dashboard" ? "w-24" : "w-16 sm:w-20")}>
        <ProductPicture src={listImages(product)[0]} alt="" sizes="96px" kind="thumb" />
      </span>
      <div className="flex min-w-0 grow flex-col gap-x-6 gap-y-2 sm:flex-row sm:justify-between">
        <div className="min-w-0">
          <p className="font-semibold text-soga-900" lang={name.lang}>
            {item.has_page ? (
              <PageLink
                href={`/product-detail/${item.product_id}`}
                className="underline decoration-garis underline-offset-4 after:absolute after:inset-0 hover:decoration-current"
              >
                {name.text}
              </PageLink>
            ) : (
              name.text
            )}
          </p>
          <p className="text-sm text-abu">
            {said.size} {lineSizeLabel(product, language)}
          </p>
          <p className="text-sm text-abu">
            {quantity} × <Price value={product.price} />
          </p>
        </div>
        <Price value={Number(product.price) * quantity} className="font-semibold" />
      </div>
    </li>
  );
}
