import { hasLetters } from "#lib/fields/has-letters.ts";
import type { PackingView } from "#lib/orders/parcels/packing-schema.ts";
import { deliveryName } from "#lib/shipping/carriers.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { Barcode } from "./barcode/barcode.tsx";
import { weightLabel } from "./parcel-facts.ts";
import { PrintFacts } from "./print-facts.tsx";
import { RecipientBlock } from "./recipient-block.tsx";
import { ShopBlock } from "./shop-block.tsx";

type ShippingLabelProps = {
  order: PackingView;
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
      <div className="border-b border-tinta py-1.5">
        <p className="text-xs">Nomor resi</p>
        {order.resi ? (
          <>
            <p className="text-lg leading-tight font-bold tracking-wider tabular-nums wrap-anywhere">
              {order.resi}
            </p>
            <Barcode text={order.resi} height={12} dots={3} />
          </>
        ) : (
          // Room to write it by hand.
          <p className="h-7">
            <span className="sr-only">Belum ada</span>
          </p>
        )}
      </div>
      <section className="border-b border-tinta py-1.5">
        <Part className="text-xs font-normal">Penerima</Part>
        <RecipientBlock order={order} className="text-base leading-snug [&_strong]:text-lg" />
      </section>
      <section className="flex gap-3 border-b border-tinta py-1.5 text-xs">
        <Part className="shrink-0 font-normal">Pengirim</Part>
        <ShopBlock shop={shop} />
      </section>
      <PrintFacts
        className="grid-cols-[auto_auto_auto] border-b border-tinta py-1.5"
        facts={[
          { label: "Isi", value: `Batik, ${order.quantity} potong` },
          { label: "Berat", value: weightLabel(order) },
          ...(hasLetters(order.etd) ? [{ label: "Estimasi", value: `${order.etd} hari` }] : []),
        ]}
      />
      <div className="flex items-center justify-between gap-3 pt-1.5">
        <PrintFacts facts={[{ label: "No. pesanan", value: order.order_no }]} />
        <Barcode text={order.order_no} height={8} dots={2} />
      </div>
    </>
  );
}
