import { PageLink } from "#components/ui/page-link.tsx";
import { Price } from "#components/ui/price.tsx";
import { StatusPill } from "#components/ui/status-pill.tsx";
import { formatDate } from "#lib/dates.ts";
import type { BankRowView } from "#lib/payments/statements/schema.ts";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { orderDetailHref } from "../parts/hrefs.ts";
import { ConfirmRow } from "./confirm-rows.tsx";
import { KeepRow, UndoRow } from "./keep-row.tsx";
import { MatchRow } from "./match-row.tsx";
import { differenceWords, reasonWords } from "./match-words.ts";

const STATES: Record<BankRowView["state"], string> = {
  unmatched: "Menunggu",
  matched: "Dicocokkan",
  returned: "Dikembalikan",
  "written-off": "Hal lain",
};

const COLUMNS: readonly Column<BankRowView>[] = [
  { label: "Tanggal", cell: ({ date }) => formatDate(date, "id") },
  { label: "Keterangan", isHeading: true, cell: (row) => <RowText row={row} /> },
  { label: "Jumlah", align: "right", cell: (row) => <Amount row={row} /> },
  { label: "Pesanan", cell: (row) => <RowOrders row={row} /> },
  { label: "Tindakan", isSilent: true, align: "right", cell: (row) => <RowActions row={row} /> },
];

/** The bank's rows, each with the orders that it may be of and what may be done. */
export function BankRowList({ rows }: { rows: readonly BankRowView[] }) {
  return (
    <DataTable
      caption="Mutasi bank"
      columns={COLUMNS}
      rows={rows}
      cardClassName="flex flex-col gap-2 p-4"
      card={(row) => (
        <>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="text-sm text-abu">{formatDate(row.date, "id")}</span>
            <span className="font-semibold">
              <Amount row={row} />
            </span>
          </p>
          <RowText row={row} />
          <RowOrders row={row} />
          <RowActions row={row} />
        </>
      )}
    />
  );
}

function RowText({ row: { text, account } }: { row: BankRowView }) {
  return (
    <span className="block font-normal">
      <span className="block wrap-anywhere">{text || "—"}</span>
      <span className="block text-sm wrap-anywhere text-abu">{account}</span>
    </span>
  );
}

function Amount({ row: { amount, sen, direction } }: { row: BankRowView }) {
  return (
    <span className="whitespace-nowrap">
      {direction === "debit" ? <span>−</span> : null}
      <Price value={amount} />
      {sen > 0 ? <span>,{String(sen).padStart(2, "0")}</span> : null}
    </span>
  );
}

function RowOrders({ row }: { row: BankRowView }) {
  const { state, order_id: id, order_no: number, note, match, amount } = row;
  if (state !== "unmatched") {
    return (
      <span className="flex flex-wrap items-center gap-2 text-sm">
        <StatusPill tone={state === "matched" ? "success" : "neutral"}>{STATES[state]}</StatusPill>
        {id && number ? <OrderLink id={id} number={number} /> : null}
        <span className="wrap-anywhere">{note}</span>
      </span>
    );
  }
  if (!match?.orders.length) return <span className="text-sm text-abu">Tidak ada</span>;
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {match.orders.map((order) => (
        <li key={order.order_id}>
          <OrderLink id={order.order_id} number={order.order_no} />{" "}
          <span className="wrap-anywhere">{order.customer_name}</span>
          <span className="block text-abu">
            {differenceWords(amount, order.amount)}, {reasonWords(order)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function OrderLink({ id, number }: { id: string; number: string }) {
  return (
    <PageLink href={orderDetailHref(id)} className="link font-semibold">
      {number}
    </PageLink>
  );
}

function RowActions({ row }: { row: BankRowView }) {
  const { id, state, match, amount } = row;
  if (state !== "unmatched") {
    const isUndoable = state !== "matched" && row.settled_at !== null;
    return isUndoable ? <UndoRow id={id} amount={amount} /> : null;
  }
  const [first] = match?.orders ?? [];
  const isSure = match?.how === "exact" || match?.how === "booked";
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {isSure && first ? <ConfirmRow id={id} name={first.order_no} /> : null}
      {match && !isSure ? <MatchRow row={row} orders={match.orders} /> : null}
      {isSure ? null : <KeepRow id={id} amount={amount} />}
    </div>
  );
}
