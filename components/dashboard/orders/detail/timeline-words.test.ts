import { expect, test } from "vitest";
import { type OrderMove, planMove } from "#lib/orders/order-move.ts";
import { noteInIndonesian } from "./timeline-words.ts";

const STATE = {
  status: "Waiting for Payment",
  paymentStatus: "Unpaid",
  holdsStock: true,
  paymentDeadline: new Date(1_000_000),
} as const;

const MOVES: OrderMove[] = [
  { kind: "proof-received" },
  { kind: "payment-overdue" },
  { kind: "customer-cancelled" },
  { kind: "payment-rejected", reason: "buram" },
  { kind: "parcel-received" },
  { kind: "set-status", to: "Return", restock: true },
];

test.each(MOVES)("$kind has a note in Indonesian", (move) => {
  for (const paymentStatus of ["Unpaid", "Rejected"] as const) {
    const { note } = planMove({ ...STATE, paymentStatus }, move, new Date(0));
    if (!note) throw new Error("no note");
    expect(noteInIndonesian(note)).not.toBe(note);
  }
});

test("the reason of a rejection stays as the admin wrote it", () => {
  const move = { kind: "payment-rejected", reason: "Jumlahnya kurang: Rp 1.000" } as const;
  const { note } = planMove(STATE, move, new Date(0));
  expect(noteInIndonesian(note ?? "")).toBe("Bukti pembayaran ditolak: Jumlahnya kurang: Rp 1.000");
});
