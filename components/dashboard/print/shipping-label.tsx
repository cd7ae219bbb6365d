import type { OrderView } from "#lib/orders/schema.ts";
import { deliveryName } from "#lib/shipping/carriers.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { weightWords } from "./parcel-words.ts";
import { PrintFacts } from "./print-facts.tsx";
import { RecipientBlock } from "./recipient-block.tsx";
import { ShopBlock } from "./shop-block.tsx";

type ShippingLabelProps = {
  order: OrderView;
  shop: ShopFacts;
  /** Level of its heading: 2 among others. */
  level?: 1 | 2;
};

/** The parcel's label; the recipient is the largest text. */
export function ShippingLabel({ order, shop, level = 1 }: ShippingLabelProps) {
  const Title = level === 1 ? "h1" : "h2";
  const Part = level === 1 ? "h2" : "h3";
  return (
    <>
      <Title className="sr-only">Label Pengiriman {order.order_no}</Title>
      <div className="flex items-center justify-between gap-3 border-b-2 border-tinta pb-2">
        <p className="text-lg leading-tight font-bold">{deliveryName(order)}</p>
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
        <Part className="text-xs font-normal">Penerima</Part>
        <RecipientBlock order={order} className="text-base leading-snug [&_strong]:text-lg" />
      </section>
      <section className="border-b border-tinta py-2">
        <Part className="text-xs font-normal">Pengirim</Part>
        <ShopBlock shop={shop} />
      </section>
      <PrintFacts
        className="grid-cols-2 pt-2"
        facts={[
          { label: "No. pesanan", value: order.order_no },
          { label: "Isi", value: `Batik, ${order.quantity} potong` },
          { label: "Berat", value: weightWords(order) },
          { label: "Estimasi", value: `${order.etd} hari` },
        ]}
      />
    </>
  );
}
