import { STATUS_LABELS } from "#components/orders/status-labels.ts";
import type { ResiListLine, ResiOutcome } from "#lib/orders/resi-list-schema.ts";

const WORDS: Record<ResiOutcome, (line: ResiListLine) => string> = {
  ready: () => "Akan dikirim",
  sent: () => "Dikirim",
  done: () => "Sudah dikirim dengan resi ini",
  "unknown-order": ({ order_no }) =>
    order_no === "" ? "Nomor pesanan kosong" : `Tidak ada pesanan bernomor “${order_no}”`,
  "wrong-status": ({ status }) =>
    `Berstatus ${status ? STATUS_LABELS[status] : "lain"}, bukan ${STATUS_LABELS["Payment Confirm"]}`,
  "other-resi": ({ saved_resi }) => `Sudah punya resi lain: ${saved_resi}`,
  repeated: () => "Pesanan atau resi ini ada di baris lain",
  invalid: ({ resi }) =>
    resi === "" ? "Resi kosong" : "Bukan resi: perlu 8 sampai 30 huruf dan angka, dengan angka",
  failed: () => "Belum terkirim. Coba lagi",
};

/** Returns what happens to a line's order, or why nothing does. */
export function outcomeWords(line: ResiListLine): string {
  return WORDS[line.outcome](line);
}

/** Outcomes with which the line needs no more work. */
const FINE: readonly ResiOutcome[] = ["ready", "sent", "done"];

export function isHeldBack({ outcome }: Pick<ResiListLine, "outcome">): boolean {
  return !FINE.includes(outcome);
}

export function countOutcome(lines: readonly ResiListLine[], outcome: ResiOutcome): number {
  return lines.filter((line) => line.outcome === outcome).length;
}
