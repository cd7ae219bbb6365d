import { deliveryName } from "#components/orders/delivery-name.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { weightWords } from "./parcel-words.ts";
import { PrintFacts } from "./print-facts.tsx";
import { RecipientBlock } from "./recipient-block.tsx";
import { ShopBlock } from "./shop-block.tsx";

type ShippingLabelProps = { order: OrderView; shop: ShopFacts };

/** The parcel's label; the recipient is the largest text. */
export function ShippingLabel({ order, shop }: ShippingLabelProps) {
  return (
    <>
      <h1 className="sr-only">Label Pengiriman {order.order_no}</h1>
      <div className="flex items-center justify-between gap-3 border-b-2 border-tinta pb-2">
        <p className="text-lg leading-tight font-bold">{deliveryName(order.service)}</p>
        <p className="text-2xl leading-none font-bold">{order.service}</p>
      </div>
      <p className="border-b border-tinta py-2">
        <span className="block text-xs">Nomor resi</span>
        {order.resi ? (
          <span className="text-lg leading-tight font-bold tracking-wider tabular-nums wrap-anywhere">
            {order.resi}
          </span>
        ) : (
          // Room to write it by hand.
          <span className="block h-7">
            <span className="sr-only">Belum ada</span>
          </span>
        )}
      </p>
      <section className="border-b border-tinta py-2">
        <h2 className="text-xs font-normal">Penerima</h2>
        <RecipientBlock order={order} className="text-base leading-snug [&_strong]:text-lg" />
      </section>
      <section className="border-b border-tinta py-2">
        <h2 className="text-xs font-normal">Pengirim</h2>
        <ShopBlock shop={shop} />
      </section>
      <PrintFacts
        className="grid-cols-2 pt-2"
        facts={[
          { label: "No. pesanan", value: order.order_no },
          { label: "Isi", value: `Batik, ${order.quantity} potong` },
          { label: "Berat", value: weightWords(order.weight) },
          { label: "Estimasi", value: `${order.etd} hari` },
        ]}
      />
    </>
  );
}
