import "server-only";
import type { Prisma } from "#prisma/generated/client.ts";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { lineSizeLabel } from "../catalogue/sizes/size-labels.ts";
import { type CsvColumn, streamCsv } from "../csv/csv.ts";
import { afterCursor, readInBatches } from "../database/batches.ts";
import { readWithFreshness } from "../database/freshness.ts";
import { jakartaDayTime } from "../dates.ts";
import { serviceLabel } from "../shipping/carriers.ts";
import { CHARGE_KINDS, chargeOf } from "../totals.ts";
import { readCharges } from "./internal/order-view.ts";
import { orderWhere } from "./internal/order-where.ts";
import { CHARGE_NAMES } from "./placing/charge-names.ts";
import type { OrderQuery } from "./schema.ts";

const parts = {
  items: { orderBy: { position: "asc" } },
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
  ["Barang", ({ items }) => items.map(itemText).join("\n")],
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
  ["Layanan", serviceLabel],
  ["Resi", ({ resi }) => resi ?? ""],
  ["Catatan Pembeli", ({ customerNote }) => customerNote],
];

function itemText(item: Row["items"][number]): string {
  const product = { ...item, size_details: item.sizeDetails, chosen_size: item.chosenSize };
  return `${item.quantity} x ${item.name} (${lineSizeLabel(product, "dashboard")})`;
}

/** Streams the filtered orders as CSV, newest first. Throws forbidden before the first chunk. */
export function exportOrders(actor: Actor, query: OrderQuery): AsyncGenerator<string> {
  assertAdmin(actor);
  const wanted = orderWhere(actor, query);
  const batches = readInBatches((cursor, take) =>
    readWithFreshness("replica", ({ order }) =>
      order.findMany({
        where: { AND: [wanted, afterCursor(cursor)] },
        include: parts,
        orderBy: [{ createdAt: "desc" }, { id: "asc" }],
        take,
      }),
    ),
  );
  return streamCsv(COLUMNS, batches);
}
