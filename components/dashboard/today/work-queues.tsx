import { UNDELIVERED_ENDS } from "#lib/orders/money/money-back.ts";
import type { OrderStatus, PaymentStatus } from "#lib/orders/status/order-status.ts";
import { PAYMENT_GLOSSES, STATUS_GLOSSES } from "#lib/orders/status/status-labels.ts";
import {
  DEADLINE_WITHIN_HOURS,
  LATE_AFTER_DAYS,
  type WorkQueue,
  type WorkQueues,
} from "#lib/reports/schema.ts";
import { orderChoice } from "../orders/list/order-choice.ts";
import { WorkPanel, type WorkPanelProps } from "./work-panel.tsx";

/** The order list, filtered as this queue is. */
function listOf(status: OrderStatus, payment?: PaymentStatus) {
  const href = orderChoice.href({ status, payment_status: payment ?? null });
  return payment
    ? { href, name: payment, gloss: PAYMENT_GLOSSES[payment] }
    : { href, name: status, gloss: STATUS_GLOSSES[status] };
}

/** The lists of undelivered orders with this payment status. */
const undelivered = (payment: PaymentStatus) =>
  UNDELIVERED_ENDS.map((status) => ({
    ...listOf(status, payment),
    name: `${status} · ${payment}`,
    gloss: `${STATUS_GLOSSES[status]} · ${PAYMENT_GLOSSES[payment]}`,
  }));

type QueueEntry = { of: keyof WorkQueues } & Omit<WorkPanelProps, "queue" | "now">;

/** The queues, the most urgent first. */
const QUEUES: QueueEntry[] = [
  {
    of: "toConfirm",
    title: "Bukti pembayaran menunggu",
    moment: "Bukti dikirim",
    lists: [listOf("Waiting for Payment", "Awaiting Verification")],
    action: "check-proof",
  },
  {
    of: "latePayments",
    title: "Uang datang terlambat",
    moment: "Bukti dikirim",
    lists: undelivered("Awaiting Verification"),
  },
  {
    of: "toSend",
    title: "Siap dikirim, belum ada resi",
    moment: "Dibayar",
    lists: [listOf("Payment Confirm")],
    action: "send",
  },
  {
    of: "toMarkSent",
    title: "Resi tersimpan, belum dikirim",
    moment: "Dibayar",
    lists: [listOf("Payment Confirm")],
    action: "send",
  },
  {
    of: "paidAndSetBack",
    title: "Sudah dibayar, tetapi menunggu pembayaran",
    moment: "Dikembalikan ke status ini",
    lists: [listOf("Waiting for Payment", "Paid")],
  },
  {
    of: "moneyToReturn",
    title: "Uang harus kembali",
    moment: "Sejak",
    lists: [{ href: orderChoice.href({ money: "return" }), name: "yang uangnya harus kembali" }],
    action: "refund",
  },
  {
    of: "moneyDue",
    title: "Uang kurang",
    moment: "Sejak",
    lists: [{ href: orderChoice.href({ money: "due" }), name: "yang uangnya kurang" }],
  },
  {
    of: "lateDeliveries",
    title: `Dikirim lebih dari ${LATE_AFTER_DAYS} hari, belum selesai`,
    moment: "Dikirim",
    lists: [listOf("In Delivery")],
  },
  {
    of: "rejected",
    title: "Bukti ditolak, menunggu yang baru",
    moment: "Dibatalkan otomatis",
    lists: [listOf("Waiting for Payment", "Rejected")],
  },
  {
    of: "nearDeadline",
    title: `Belum dibayar, batas waktu ${DEADLINE_WITHIN_HOURS} jam lagi`,
    moment: "Dibatalkan otomatis",
    lists: [listOf("Waiting for Payment", "Unpaid")],
  },
];

const isEmpty = ({ count }: WorkQueue) => count === 0;

/** The queues with work as panels, and one line for the empty ones. */
export function WorkQueuePanels({ work, now }: { work: WorkQueues; now: Date }) {
  const empty = QUEUES.filter(({ of }) => isEmpty(work[of]));
  return (
    <>
      <div className="grid items-start gap-4 empty:hidden @3xl:grid-cols-2">
        {QUEUES.filter(({ of }) => !isEmpty(work[of])).map(({ of, ...queue }) => (
          <WorkPanel key={of} {...queue} queue={work[of]} now={now} />
        ))}
      </div>
      {empty.length > 0 ? (
        <p className="text-sm text-abu">
          {empty.length === QUEUES.length ? "Semua beres." : "Selebihnya beres."}
        </p>
      ) : null}
    </>
  );
}
