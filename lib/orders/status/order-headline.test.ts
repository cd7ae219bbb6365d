import { expect, test } from "vitest";
import { type HeadlineOrder, orderHeadline } from "./order-headline.ts";
import { ORDER_STATUSES, PAYMENT_STATUSES } from "./order-status.ts";
import { TIMELINE_NOTES } from "./timeline-notes.ts";

const at = "2026-11-21T12:05:00.000Z";

const NO_MONEY: NonNullable<HeadlineOrder["money"]> = {
  ...{ received: 0, held: 0, received_on: null, due: 0, written_off: 0, receipts: [], refunds: [] },
};

const ORDER: HeadlineOrder = {
  status: "Waiting for Payment",
  payment_status: "Unpaid",
  payment_deadline: at,
  quantity: 1,
  timeline: [],
  proofs: [],
  money: NO_MONEY,
};

const PAIRS = ORDER_STATUSES.flatMap((status) =>
  PAYMENT_STATUSES.map((payment_status) => ({ status, payment_status })),
);

/** Pairs that no move of an order leads to (lib/orders/money/order-ledger.ts). */
const IMPOSSIBLE = [
  "Waiting for Payment, Refunded",
  "Waiting for Payment, Expired",
  "Payment Confirm, Unpaid",
  "Payment Confirm, Awaiting Verification",
  "Payment Confirm, Rejected",
  "Payment Confirm, Expired",
  "In Delivery, Awaiting Verification",
  "In Delivery, Rejected",
  "In Delivery, Expired",
  "Completed, Awaiting Verification",
  "Completed, Rejected",
  "Completed, Expired",
];

const words = (order: Partial<HeadlineOrder>) => orderHeadline({ ...ORDER, ...order });

test.each(PAIRS)("$status, $payment_status has a headline and a next line", (pair) => {
  const { headline, next } = words(pair);
  expect(headline).toMatch(/^[A-Z].*[^.]$/);
  expect(next).toMatch(/^[A-Z].*\.$/);
});

test("only an order that waits for its payment asks for it", () => {
  for (const pair of PAIRS) {
    if (IMPOSSIBLE.includes(`${pair.status}, ${pair.payment_status}`)) continue;
    const { headline, next } = words(pair);
    const asks = /please (pay|send)|another proof/i.test(headline + next);
    const waits =
      pair.status === "Waiting for Payment" && ["Unpaid", "Rejected"].includes(pair.payment_status);
    expect(asks, `${pair.status}, ${pair.payment_status}`).toBe(waits);
  }
});

test("whoever paid by QRIS isn't told of a transfer", () => {
  for (const pair of PAIRS) {
    for (const note of ["", ...Object.values(TIMELINE_NOTES)]) {
      const { headline, next } = words({ ...pair, timeline: [{ status: pair.status, at, note }] });
      expect(headline + next).not.toMatch(/transfer/i);
    }
  }
});

test("a cancelled order says by whom or why", () => {
  const why = (note: string, payment_status: HeadlineOrder["payment_status"] = "Unpaid") =>
    words({
      status: "Cancelled",
      payment_status,
      timeline: [{ status: "Cancelled", at, note }],
    }).next;
  expect(why(TIMELINE_NOTES.cancelledByCustomer)).toContain("You cancelled it");
  expect(why(TIMELINE_NOTES.transferOverdue, "Expired")).toContain("didn't come in time");
  expect(why(TIMELINE_NOTES.proofOverdue, "Expired")).toContain("Another proof of payment");
  expect(why("")).toContain("We cancelled it");
  expect(why("", "Expired")).toContain("didn't come in time");
});

test("what is owed, returned in part and returned in whole are said apart", () => {
  const refund = {
    id: "1",
    sent_on: "2026-11-22",
    rupiah: 200_000,
    account: "BCA 1",
    note: "",
    image: null,
  };
  const received_on = at;
  const cancelled = (money: HeadlineOrder["money"], payment_status: "Paid" | "Refunded") =>
    words({ status: "Cancelled", payment_status, money }).next;
  expect(
    cancelled({ ...NO_MONEY, received: 450_000, held: 450_000, received_on, refunds: [] }, "Paid"),
  ).toContain("We return your money.");
  expect(
    cancelled(
      { ...NO_MONEY, received: 450_000, held: 250_000, received_on, refunds: [refund] },
      "Paid",
    ),
  ).toMatch(/We have returned Rp\s200\.000 to you of Rp\s450\.000\./);
  expect(
    cancelled(
      { ...NO_MONEY, received: 200_000, held: 0, received_on, refunds: [refund] },
      "Refunded",
    ),
  ).toContain("We have returned your money.");
});

test("a refused proof says why, and one piece isn't spoken of as many", () => {
  const proof = { id: "1", uploaded_at: at, image: null, bank: "", sender: "", amount: null };
  const refused = words({
    payment_status: "Rejected",
    proofs: [{ ...proof, state: "rejected", reason: "Too little" }],
  });
  expect(refused.next).toMatch(/^Too little\. Please send another picture by 21 November 2026/);
  expect(words({}).headline).toContain("piece is");
  expect(words({ quantity: 2 }).headline).toContain("pieces are");
});

test("every headline is there in Indonesian, and nothing of it in English", () => {
  for (const pair of PAIRS) {
    for (const note of ["", ...Object.values(TIMELINE_NOTES)]) {
      const order = { ...ORDER, ...pair, timeline: [{ status: pair.status, at, note }] };
      const { headline, next } = orderHeadline(order, "id");
      expect(headline).toMatch(/^[A-Z].*[^.]$/);
      expect(next).toMatch(/^[A-Z].*\.$/);
      expect(`${headline} ${next}`).not.toMatch(/\b(the|you|your|we|is|it)\b/i);
    }
  }
});

test("amounts, dates and reasons stand in an Indonesian headline as in an English one", () => {
  const proof = { id: "1", uploaded_at: at, image: null, bank: "", sender: "", amount: null };
  const refused = { ...proof, state: "rejected", reason: "Kurang Rp 1.000" } as const;
  expect(
    orderHeadline({ ...ORDER, payment_status: "Rejected", proofs: [refused] }, "id").next,
  ).toBe("Kurang Rp 1.000. Mohon kirim gambar lain sebelum 21 November 2026, 19.05 WIB.");
  const money = { ...NO_MONEY, received: 100_000, held: 100_000, due: 50_000 };
  expect(orderHeadline({ ...ORDER, money }, "id").headline).toMatch(
    /^Rp\s100\.000 sudah masuk, masih kurang Rp\s50\.000$/,
  );
});
