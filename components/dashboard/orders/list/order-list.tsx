import { OrderStatusPill } from "#components/orders/order-status-pill.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { Price } from "#components/ui/price.tsx";
import { formatDateTime } from "#lib/dates.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import type { PaymentStatus } from "#lib/orders/status/order-status.ts";
import { PAYMENT_GLOSSES } from "#lib/orders/status/status-labels.ts";
import { type Column, DataTable } from "../../parts/data-table.tsx";
import { orderDetailHref } from "../../parts/hrefs.ts";
import { SelectRow } from "../../parts/many/selection.tsx";
import { SendForm } from "../send/send-form.tsx";

const SELECT: Column<OrderView> = {
  label: "Pilih",
  isSilent: true,
  className: "w-11 py-0! pr-0!",
  cell: ({ id, order_no }) => <SelectRow id={id} name={order_no} />,
};

const COLUMNS: readonly Column<OrderView>[] = [
  {
    label: "No. Pesanan",
    isHeading: true,
    cell: (order) => (
      <>
        <OrderLink order={order} />
        <DayOverTime at={order.created_at} />
      </>
    ),
  },
  { label: "Pelanggan", cell: (order) => <OrderPeople order={order} /> },
  { label: "Jumlah", align: "right", cell: ({ quantity }) => quantity },
  { label: "Total", align: "right", cell: ({ total }) => <Price value={total} /> },
  {
    label: "Status dan pembayaran",
    cell: ({ status, payment_status }) => (
      <>
        <OrderStatusPill status={status} reader="dashboard" isNarrow />
        <PaymentLine status={payment_status} />
      </>
    ),
  },
  {
    label: "Resi",
    className: "w-56",
    cell: (order) =>
      sendForm(order) ?? (
        <span className="text-[0.8125rem] tracking-tight wrap-anywhere">
          {order.resi ?? <span className="text-abu">—</span>}
        </span>
      ),
  },
];

type OrderListProps = {
  orders: readonly OrderView[];
  /** Needs Selection above it. */
  canSelect?: boolean;
};

/** The orders as a table, or as cards on narrow pages. A whole row is a link, but for its box and form. */
export function OrderList({ orders, canSelect = false }: OrderListProps) {
  return (
    <DataTable
      caption="Pesanan, yang terbaru lebih dulu"
      columns={canSelect ? [SELECT, ...COLUMNS] : COLUMNS}
      rows={orders}
      rowClassName="relative has-focus-visible:bg-mori"
      cardClassName="relative flex flex-col gap-2 p-4 text-[0.9375rem] hover:bg-mori"
      card={(order) => (
        <>
          <div className="flex items-center gap-x-3">
            {canSelect ? <div className="-my-2.5 -ml-3">{SELECT.cell(order)}</div> : null}
            <OrderLink order={order} />
            <Price value={order.total} className="ml-auto font-semibold" />
          </div>
          <p className="text-sm text-abu">
            <time dateTime={order.created_at}>{formatDateTime(order.created_at, "id")}</time>
          </p>
          <OrderPeople order={order} />
          <div>
            <OrderStatusPill status={order.status} reader="dashboard" />
          </div>
          <PaymentLine status={order.payment_status} />
          <p className="text-sm text-abu">{piecesWords(order)}</p>
          {sendForm(order)}
        </>
      )}
    />
  );
}

function OrderLink({ order }: { order: OrderView }) {
  return (
    <PageLink
      href={orderDetailHref(order.id)}
      className="link font-semibold after:absolute after:inset-0"
    >
      {order.order_no}
    </PageLink>
  );
}

/** The customer, the recipient where it is somebody else, and whether there is a note. A long name breaks anywhere. */
function OrderPeople({ order }: { order: OrderView }) {
  return (
    <span className="block min-w-28 wrap-anywhere">
      <span>{order.name}</span>
      {order.recipient === order.name ? null : (
        <span className="block text-sm text-abu">untuk {order.recipient}</span>
      )}
      {order.customer_note === "" ? null : (
        <span className="block text-sm font-medium text-kunyit-700">Ada catatan pembeli</span>
      )}
    </span>
  );
}

function PaymentLine({ status }: { status: PaymentStatus }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 pt-1 text-[0.8125rem]">
      <span lang="en" className="font-medium">
        {status}
      </span>{" "}
      <span className="text-abu">{PAYMENT_GLOSSES[status]}</span>
    </p>
  );
}

function piecesWords({ quantity, resi }: OrderView): string {
  return resi ? `${quantity} potong, resi ${resi}` : `${quantity} potong`;
}

/** Returns the form that sends a confirmed order; null for other orders. */
function sendForm(order: OrderView) {
  return order.status === "Payment Confirm" ? (
    <SendForm order={order} className="relative z-1" />
  ) : null;
}

/** Date and time in two lines keep the column narrow. */
function DayOverTime({ at }: { at: string }) {
  const [day, time] = formatDateTime(at, "id").split(", ");
  return (
    <time dateTime={at} className="block text-[0.8125rem] font-normal text-abu">
      {day}
      <br />
      {time}
    </time>
  );
}
