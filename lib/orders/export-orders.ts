import "server-only";
import type { Prisma } from "#prisma/generated/client.ts";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { type CsvColumn, csvPieces } from "../csv/csv.ts";
import { afterCursor, readInBatches } from "../database/batches.ts";
import { readWithFreshness } from "../database/freshness.ts";
import { jakartaDayTime } from "../dates.ts";
import { CHARGE_KINDS, chargeOf } from "../totals.ts";
import { CHARGE_NAMES } from "./charge-names.ts";
import { readCharges } from "./internal/charge-columns.ts";
import { ordersWanted } from "./internal/orders-wanted.ts";
import type { OrderQuery } from "./schema.ts";

const parts = {
  items: { orderBy: { position: "asc" }, select: { name: true, size: true, quantity: true } },
} satisfies Prisma.OrderInclude;

type Row = Prisma.OrderGetPayload<{ include: typeof parts }>;

const COLUMNS: readonly CsvColumn<Row>[] = [
  ["No. Pesanan", ({ orderNo }) => orderNo],
  ["Tanggal (WIB)", ({ createdAt }) => jakartaDayTime(createdAt)],
  ["Status", ({ status }) => status],
  ["Pembayaran", ({ paymentStatus }) => paymentStatus],
  ["Pelanggan", ({ customerName }) => customerName],
  ["E-mail", ({ customerEmail }) => customerEmail],
  ["Telepon", ({ customerPhone }) => customerPhone],
  ["Penerima", ({ recipient }) => recipient],
  ["Telepon Penerima", ({ phoneNumber }) => phoneNumber],
  ["Alamat", ({ address }) => address],
  ["Rincian Alamat", ({ description }) => description],
  ["Kota", ({ city }) => city],
  ["Provinsi", ({ province }) => province],
  ["Kode Pos", ({ zipCode }) => zipCode],
  ["Barang", ({ items }) => items.map(itemWords).join("\n")],
  ["Jumlah", ({ quantity }) => String(quantity)],
  ["Berat (gram)", ({ weight }) => String(weight)],
  ["Subtotal", ({ subtotal }) => String(subtotal)],
  ...CHARGE_KINDS.map(
    (kind): CsvColumn<Row> => [
      CHARGE_NAMES.id[kind],
      (row) => String(chargeOf(readCharges(row), kind)),
    ],
  ),
  ["Total", ({ total }) => String(total)],
  ["Layanan", ({ service }) => service],
  ["Resi", ({ resi }) => resi ?? ""],
];

function itemWords({ name, size, quantity }: Row["items"][number]): string {
  return `${quantity} x ${name} (${size})`;
}

/**
 * The orders that the list's filters leave, newest first, as a CSV of one row an order, in pieces.
 * Throws forbidden for everyone but admins, before the first piece.
 */
export function exportOrders(actor: Actor, query: OrderQuery): AsyncGenerator<string> {
  assertAdmin(actor);
  const wanted = ordersWanted(actor, query);
  const batches = readInBatches((cursor, take) =>
    readWithFreshness("recent", ({ order }) =>
      order.findMany({
        where: { AND: [wanted, afterCursor(cursor)] },
        include: parts,
        orderBy: [{ createdAt: "desc" }, { id: "asc" }],
        take,
      }),
    ),
  );
  return csvPieces(COLUMNS, batches);
}
