import { OrderStatusPill } from "#components/orders/order-status-pill.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { Price } from "#components/ui/price.tsx";
import { formatDateTime } from "#lib/dates.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { Cell, type Column, DataTable, RowHeading } from "../../parts/data-table.tsx";
import { orderDetailHref } from "../../parts/hrefs.ts";
import { OrderPeople } from "./order-people.tsx";

const COLUMNS: readonly Column[] = [
  { label: "No. Pesanan" },
  { label: "Tanggal" },
  { label: "Pelanggan" },
  { label: "Jumlah", align: "right" },
  { label: "Total", align: "right" },
  { label: "Pembayaran" },
  { label: "Status" },
  { label: "Resi" },
];

export function OrderTable({ orders }: { orders: readonly OrderView[] }) {
  return (
    <DataTable caption="Pesanan, yang terbaru lebih dulu" columns={COLUMNS}>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </DataTable>
  );
}

/** The whole row is a link. */
function OrderRow({ order }: { order: OrderView }) {
  return (
    <tr className="relative hover:bg-mori has-focus-visible:bg-mori">
      <RowHeading>
        <PageLink href={orderDetailHref(order.id)} className="link after:absolute after:inset-0">
          {order.order_no}
        </PageLink>
      </RowHeading>
      <Cell lang="en" className="whitespace-nowrap text-abu">
        <DayOverTime at={order.created_at} />
      </Cell>
      <Cell>
        <OrderPeople order={order} />
      </Cell>
      <Cell align="right">{order.quantity}</Cell>
      <Cell align="right">
        <Price value={order.total} />
      </Cell>
      <Cell lang="en">{order.payment_status}</Cell>
      <Cell>
        <OrderStatusPill status={order.status} />
      </Cell>
      <Cell className="text-[0.8125rem] tracking-tight wrap-anywhere">
        {order.resi ?? <span className="text-abu">—</span>}
      </Cell>
    </tr>
  );
}

/** Date and time in two lines keep the column narrow. */
function DayOverTime({ at }: { at: string }) {
  const [day, time] = formatDateTime(at).split(" at ");
  return (
    <time dateTime={at}>
      {day}
      <br />
      {time}
    </time>
  );
}
