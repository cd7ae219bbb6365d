import { lineSizeLabel } from "#lib/catalogue/sizes/size-labels.ts";
import { formatDate } from "#lib/dates.ts";
import type { PackingItemView, PackingView } from "#lib/orders/parcels/packing-schema.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { Barcode } from "./barcode/barcode.tsx";
import { NoteOnPaper } from "./note-on-paper.tsx";
import { parcelFacts } from "./parcel-facts.ts";
import { type PrintFact, PrintFacts } from "./print-facts.tsx";
import { PrintHead } from "./print-head.tsx";
import { RecipientBlock } from "./recipient-block.tsx";

/** The parcel's products, to tick off by hand. No prices, since it may be a gift. */
export function PackingSlip({ order, shop }: { order: PackingView; shop: ShopFacts }) {
  return (
    <>
      <PrintHead title="Slip Pengemasan" orderNo={order.order_no} shop={shop}>
        <p className="pt-1 pb-2">{formatDate(order.created_at, "id")}</p>
        <Barcode text={order.order_no} height={10} dots={3} />
      </PrintHead>
      <div className="grid gap-6 py-6 sm:grid-cols-2">
        <section>
          <h2 className="pb-1 text-xs font-semibold text-abu">Dikirim ke</h2>
          <RecipientBlock order={order} />
        </section>
        <PrintFacts
          className="content-start"
          facts={[...parcelFacts(order), ...packingFacts(order)]}
        />
      </div>
      <Checklist items={order.order_items} />
      <NoteOnPaper note={order.customer_note} />
      <p className="flex justify-between border-t border-tinta pt-2 font-semibold">
        <span>Jumlah barang</span>
        <span className="tabular-nums">{order.quantity} potong</span>
      </p>
      <div className="mt-12 grid max-w-md break-inside-avoid grid-cols-2 gap-8">
        <p className="border-t border-tinta pt-1">Dikemas oleh</p>
        <p className="border-t border-tinta pt-1">Tanggal</p>
      </div>
    </>
  );
}

function packingFacts({ extras }: Pick<PackingView, "extras">): PrintFact[] {
  return extras.map((value) => ({ label: "Tambahan", value }));
}

const HEAD = "py-2 pr-3 text-left font-semibold last:pr-0";
const CELL = "py-2.5 pr-3 align-top last:pr-0";

function Checklist({ items }: { items: readonly PackingItemView[] }) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">Barang dalam paket</caption>
      <thead>
        <tr className="border-b border-tinta">
          <th scope="col" className={`${HEAD} w-10`}>
            <span className="sr-only">Sudah dikemas</span>
          </th>
          <th scope="col" className={HEAD}>
            Barang
          </th>
          <th scope="col" className={HEAD}>
            Ukuran
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            Jumlah
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, product, quantity }) => (
          <tr key={id} className="break-inside-avoid border-b border-garis">
            <td className={CELL}>
              <span className="block size-5 border border-tinta" />
            </td>
            <td className={`${CELL} wrap-anywhere`}>{product.name}</td>
            <td className={CELL}>{lineSizeLabel(product, "dashboard")}</td>
            <td className={`${CELL} text-right tabular-nums`}>{quantity}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
