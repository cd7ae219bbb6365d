import { OrderStatusPill } from "#components/orders/order-status-pill.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { Price } from "#components/ui/price.tsx";
import { formatMoment } from "#lib/dates.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { Cell, type Column, DataTable, RowHeading } from "../../parts/data-table.tsx";
import { orderDetailHref } from "../../parts/hrefs.ts";
import { SelectOrder } from "../many/select-order.tsx";
import { SendForm } from "../send/send-form.tsx";
import { OrderPeople } from "./order-people.tsx";

const SELECT: Column = { label: "Pilih", isSilent: true };

const COLUMNS: readonly Column[] = [
  { label: "No. Pesanan" },
  { label: "Pelanggan" },
  { label: "Jumlah", align: "right" },
  { label: "Total", align: "right" },
  { label: "Status dan pembayaran" },
  { label: "Resi" },
];

type OrderTableProps = {
  orders: readonly OrderView[];
  /** True below OrderSelection. */
  canSelect?: boolean;
};

export function OrderTable({ orders, canSelect = false }: OrderTableProps) {
  return (
    <DataTable
      caption="Pesanan, yang terbaru lebih dulu"
      columns={canSelect ? [SELECT, ...COLUMNS] : COLUMNS}
    >
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} canSelect={canSelect} />
      ))}
    </DataTable>
  );
}

/** The whole row is a link, but for its box and form. */
function OrderRow({ order, canSelect }: { order: OrderView; canSelect: boolean }) {
  return (
    <tr data-row className="relative hover:bg-mori has-focus-visible:bg-mori">
      {canSelect ? (
        <Cell className="w-11 py-0! pr-0!">
          <SelectOrder id={order.id} orderNo={order.order_no} />
        </Cell>
      ) : null}
      <RowHeading>
        <PageLink href={orderDetailHref(order.id)} className="link after:absolute after:inset-0">
          {order.order_no}
        </PageLink>
        <DayOverTime at={order.created_at} />
      </RowHeading>
      <Cell>
        <OrderPeople order={order} />
      </Cell>
      <Cell align="right">{order.quantity}</Cell>
      <Cell align="right">
        <Price value={order.total} />
      </Cell>
      <Cell>
        <OrderStatusPill status={order.status} />
        <span lang="en" className="block pt-1 text-[0.8125rem] text-abu">
          {order.payment_status}
        </span>
      </Cell>
      <Cell className="w-56">
        {order.status === "Payment Confirm" ? (
          <SendForm
            orderId={order.id}
            orderNo={order.order_no}
            resi={order.resi}
            className="relative z-1"
          />
        ) : (
          <span className="text-[0.8125rem] tracking-tight wrap-anywhere">
            {order.resi ?? <span className="text-abu">—</span>}
          </span>
        )}
      </Cell>
    </tr>
  );
}

/** Date and time in two lines keep the column narrow. */
function DayOverTime({ at }: { at: string }) {
  const [day, time] = formatMoment(at).split(", ");
  return (
    <time dateTime={at} lang="en" className="block text-[0.8125rem] font-normal text-abu">
      {day}
      <br />
      {time}
    </time>
  );
}
