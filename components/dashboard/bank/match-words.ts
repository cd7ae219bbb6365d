import type { MatchedOrder } from "#lib/payments/statements/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";

/** Reasons for and against a match of a row and an order. */
export const REASONS: Record<MatchedOrder["reasons"][number], string> = {
  "two-orders": "pesanan lain menunggu jumlah yang sama",
  "two-rows": "ada mutasi lain dengan jumlah yang sama",
  reversed: "bank membatalkannya sesudah itu",
  short: "kurang tidak lebih dari kode uniknya",
  over: "lebih sebesar kode unik atau biaya transfer",
  name: "nama pembeli ada di keterangan",
  number: "nomor pesanan ada di keterangan",
};

const STAGES: Record<MatchedOrder["stage"], string> = {
  open: "menunggu",
  booked: "sudah dicatat",
  late: "sudah berakhir",
};

/** Says why a row may be an order's, and why it isn't sure. */
export function reasonWords({ reasons, stage }: Pick<MatchedOrder, "reasons" | "stage">): string {
  return [STAGES[stage], ...reasons.map((reason) => REASONS[reason])].join(", ");
}

/** Says how far an amount is from what an order waits for. */
export function differenceWords(amount: number, expected: number): string {
  if (amount === expected) return "jumlahnya pas";
  return amount < expected
    ? `kurang ${formatRupiah(expected - amount)}`
    : `lebih ${formatRupiah(amount - expected)}`;
}
