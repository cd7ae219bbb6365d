import "server-only";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { readWithFreshness } from "../../database/freshness.ts";
import { onSource } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { SHOP_TIME_ZONE } from "../../dates.ts";
import { CHARGE_KINDS, type ChargeKind } from "../../totals.ts";
import { MONEY_KINDS, NO_MONEY } from "../money/order-ledger.ts";
import { type ReportRange, reportMoments, reportRange } from "./report-range.ts";
import type { MoneyReport, MoneyReportQuery, MoneySums, ReportRow } from "./schema.ts";

/** A sum of one period. `part` is a kind of money, "goods", or "charge:" and its kind. */
type PartSum = { period: string; part: string; rupiah: number };

/** Returns the money ledger's sums by day or month in Jakarta, and of the whole range. Throws forbidden. */
export async function reportMoney(
  actor: Actor,
  query: MoneyReportQuery,
  now = new Date(),
): Promise<MoneyReport> {
  assertAdmin(actor);
  const range = reportRange(query, now);
  const sums = await sumParts(range);
  const periods = [...new Set(sums.map(({ period }) => period))].sort().reverse();
  const rows = periods.map(
    (period): ReportRow => ({
      period,
      ...toSums(sums.filter((sum) => sum.period === period)),
    }),
  );
  return { ...range, rows, total: toSums(sums) };
}

/** Sums by period and part. Only a receipt of a whole total, or what takes it back, is split into goods and charges. */
function sumParts(range: ReportRange): Promise<PartSum[]> {
  const { start, end } = reportMoments(range);
  const format = range.per === "day" ? "YYYY-MM-DD" : "YYYY-MM";
  return readWithFreshness("replica", (source) =>
    onSource(source).query<PartSum>(sql`
    WITH entries AS (
      SELECT to_char(happened_at AT TIME ZONE ${SHOP_TIME_ZONE}, ${format}) AS period, order_id, kind, rupiah
      FROM money_entries
      WHERE happened_at >= ${start}::timestamptz AND happened_at < ${end}::timestamptz
    ), whole AS (
      SELECT e.period, sign(e.rupiah)::int AS sign, o.subtotal, o.ongkir, o.other_charges
      FROM entries e JOIN orders o ON o.id = e.order_id
      WHERE e.kind = 'received' AND abs(e.rupiah) = o.total
    ), parts AS (
      SELECT period, kind AS part, rupiah FROM entries
      UNION ALL SELECT period, 'goods', sign * subtotal FROM whole
      UNION ALL SELECT period, 'charge:shipping', sign * ongkir FROM whole
      UNION ALL SELECT period, 'charge:' || (charge->>'kind'), sign * (charge->>'rupiah')::bigint
        FROM whole, jsonb_array_elements(other_charges) charge
    )
    SELECT period, part, sum(rupiah)::float8 AS rupiah FROM parts GROUP BY period, part`),
  );
}

function toSums(parts: readonly PartSum[]): MoneySums {
  const sumOf = (wanted: string) =>
    parts.reduce((sum, { part, rupiah }) => (part === wanted ? sum + rupiah : sum), 0);
  const money = { ...NO_MONEY };
  for (const kind of MONEY_KINDS) money[kind] = sumOf(kind);
  const charges = Object.fromEntries(
    CHARGE_KINDS.map((kind) => [kind, sumOf(`charge:${kind}`)]),
  ) as Record<ChargeKind, number>;
  const goods = sumOf("goods");
  const known = CHARGE_KINDS.reduce((sum, kind) => sum + charges[kind], goods);
  return {
    ...money,
    net: money.received - money.refunded,
    goods,
    charges,
    unsplit: money.received - known,
  };
}
