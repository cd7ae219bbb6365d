import "server-only";
import type { Prisma } from "#prisma/generated/client.ts";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { type CsvColumn, streamCsv } from "../../csv/csv.ts";
import { readInBatches } from "../../database/batches.ts";
import { readWithFreshness } from "../../database/freshness.ts";
import { jakartaDayTime } from "../../dates.ts";
import type { MoneySource } from "../internal/money-entries.ts";
import type { MoneyKind } from "../money/order-ledger.ts";
import { MONEY_NAMES } from "./money-names.ts";
import { reportMoments, reportRange } from "./report-range.ts";
import type { MoneyReportQuery } from "./schema.ts";

const SOURCE_NAMES: Record<MoneySource, string> = {
  order: "Pesanan",
  admin: "Admin",
  proof: "Bukti transfer",
  expiry: "Batas waktu",
  customer: "Pelanggan",
  link: "Tautan di e-mail",
  gateway: "Layanan pembayaran",
};

/** Position of a row in the ledger, oldest first. */
type Position = { happenedAt: Date; id: string };

const parts = {
  order: { select: { orderNo: true, customerName: true } },
  actor: { select: { name: true } },
} satisfies Prisma.MoneyEntryInclude;

type Row = Prisma.MoneyEntryGetPayload<{ include: typeof parts }>;

const COLUMNS: readonly CsvColumn<Row>[] = [
  ["Waktu (WIB)", ({ happenedAt }) => jakartaDayTime(happenedAt)],
  ["No. Pesanan", ({ order }) => order.orderNo],
  ["Pelanggan", ({ order }) => order.customerName],
  ["Jenis", ({ kind }) => MONEY_NAMES[kind as MoneyKind]],
  ["Jumlah (Rp)", ({ rupiah }) => String(rupiah)],
  ["Lewat", ({ source }) => SOURCE_NAMES[source as MoneySource]],
  ["Rekening", ({ account }) => account],
  ["Catatan", ({ note }) => note],
  ["Oleh", ({ actor }) => actor?.name ?? ""],
];

/** Streams a range as CSV, oldest first. Amounts taken back are negative. Throws forbidden before the first chunk. */
export function exportMoney(
  actor: Actor,
  query: MoneyReportQuery,
  now = new Date(),
): AsyncGenerator<string> {
  assertAdmin(actor);
  const { start, end } = reportMoments(reportRange(query, now));
  const batches = readInBatches((last: Position | null, take) =>
    readWithFreshness("replica", ({ moneyEntry }) =>
      moneyEntry.findMany({
        where: { AND: [{ happenedAt: { gte: start, lt: end } }, after(last)] },
        include: parts,
        orderBy: [{ happenedAt: "asc" }, { id: "asc" }],
        take,
      }),
    ),
  );
  return streamCsv(COLUMNS, batches);
}

function after(last: Position | null) {
  if (last === null) return {};
  const { happenedAt, id } = last;
  return {
    happenedAt: { gte: happenedAt },
    OR: [{ happenedAt: { gt: happenedAt } }, { id: { gt: id } }],
  };
}
