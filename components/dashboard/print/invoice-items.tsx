import { Price } from "#components/ui/price.tsx";
import { lineSizeLabel } from "#lib/catalogue/sizes/size-labels.ts";
import type { OrderItemView } from "#lib/orders/schema.ts";
import { languageFor, type OrderReader } from "#lib/orders/status/status-labels.ts";
import { INVOICE_WORDS } from "./invoice-words.ts";

const HEAD = "border-b border-tinta py-2 pl-3 text-right font-semibold first:pl-0 first:text-left";
const CELL = "py-2.5 pl-3 text-right align-top first:pl-0 first:text-left";

type InvoiceItemsProps = { items: readonly OrderItemView[]; reader: OrderReader };

/** The lines as sold. Phones hide the unit price; print shows it. */
export function InvoiceItems({ items, reader }: InvoiceItemsProps) {
  const words = INVOICE_WORDS[reader];
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{words.items}</caption>
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            {words.items}
          </th>
          <th scope="col" className={`${HEAD} max-sm:hidden`}>
            {words.price}
          </th>
          <th scope="col" className={HEAD}>
            {words.quantity}
          </th>
          <th scope="col" className={HEAD}>
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, product, quantity }) => (
          <tr key={id} className="break-inside-avoid border-b border-garis">
            <td className={`${CELL} wrap-anywhere`}>
              {product.name}
              <span className="block text-abu">
                {words.size} {lineSizeLabel(product, languageFor(reader))}
              </span>
            </td>
            <td className={`${CELL} max-sm:hidden`}>
              <Price value={product.price} />
            </td>
            <td className={`${CELL} tabular-nums`}>{quantity}</td>
            <td className={CELL}>
              <Price value={Number(product.price) * quantity} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
