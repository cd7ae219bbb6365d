import { z } from "zod";
import type { ChargeKind } from "../../totals.ts";
import type { MoneyKind } from "../money/order-ledger.ts";

export const REPORT_STEPS = ["day", "month"] as const;

export type ReportStep = (typeof REPORT_STEPS)[number];

/** A longer range is summed by month. */
export const MAX_REPORT_DAYS = 366;

/** Other years are typing errors. */
const THIS_CENTURY = /^20\d\d-/;

export const reportDay = z.iso.date("Tanggal tidak dikenali").regex(THIS_CENTURY);
export const reportMonth = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, "Bulan tidak dikenali");

/** Days and months of the shop's time zone. Without any it is the month of today. */
export const moneyReportQuery = z.object({
  /** YYYY-MM; `from` and `to` go before it. */
  month: reportMonth.optional(),
  /** First and last day, YYYY-MM-DD. */
  from: reportDay.optional(),
  to: reportDay.optional(),
  per: z.enum(REPORT_STEPS).default("day"),
});

export type MoneyReportQuery = z.infer<typeof moneyReportQuery>;

/** `closing`: receipts and refunds with the bank's rows, instead of the ledger's entries. */
export const moneyExportQuery = moneyReportQuery.extend({
  lines: z.enum(["entries", "closing"]).default("entries"),
});

/** Rupiah. */
export type MoneySums = Record<MoneyKind, number> & {
  /** Received minus refunded. */
  net: number;
  /** Of what was received, the part for products. */
  goods: number;
  charges: Record<ChargeKind, number>;
  /** Received without being a whole order's total, so no part of it is known. */
  unsplit: number;
};

export type ReportRow = MoneySums & {
  /** "2026-11-21", or "2026-11" by month. */
  period: string;
};

export type MoneyReport = {
  /** First and last day, YYYY-MM-DD. */
  from: string;
  to: string;
  per: ReportStep;
  /** Newest first, without days or months in which nothing moved. */
  rows: ReportRow[];
  total: MoneySums;
};
