import { UNDELIVERED_ENDS } from "#lib/orders/money-back.ts";
import type { OrderStatus, PaymentStatus } from "#lib/orders/order-status.ts";
import { DEADLINE_WITHIN_HOURS, LATE_AFTER_DAYS, type WorkQueues } from "#lib/reports/schema.ts";
import { orderChoice } from "../orders/list/order-choice.ts";
import { WorkPanel } from "./work-panel.tsx";

/** The order list, filtered as this queue is. */
function listOf(status: OrderStatus, payment?: PaymentStatus) {
  const href = orderChoice.href({ status, payment_status: payment ?? null });
  return { href, name: payment ?? status };
}

/** The lists of undelivered orders with this payment status. */
const undelivered = (payment: PaymentStatus) =>
  UNDELIVERED_ENDS.map((status) => ({
    ...listOf(status, payment),
    name: `${status} · ${payment}`,
  }));

/** The work queues, the most urgent first. */
export function WorkQueuePanels({ work, now }: { work: WorkQueues; now: Date }) {
  return (
    <div className="grid gap-4 @3xl:grid-cols-2">
      <WorkPanel
        title="Bukti transfer menunggu"
        moment="Bukti dikirim"
        nothing="Semua bukti transfer sudah diperiksa."
        queue={work.toConfirm}
        lists={[listOf("Waiting for Payment", "Awaiting Verification")]}
        now={now}
      />
      <WorkPanel
        title="Uang datang terlambat"
        moment="Bukti dikirim"
        nothing="Tidak ada bukti transfer untuk pesanan yang sudah berakhir."
        queue={work.latePayments}
        lists={undelivered("Awaiting Verification")}
        now={now}
      />
      <WorkPanel
        title="Siap dikirim, belum ada resi"
        moment="Dibayar"
        nothing="Semua pesanan yang dibayar sudah dikirim."
        queue={work.toSend}
        lists={[listOf("Payment Confirm")]}
        sends
        now={now}
      />
      <WorkPanel
        title="Resi tersimpan, status belum In Delivery"
        moment="Dibayar"
        nothing="Semua pesanan dengan resi sudah berstatus In Delivery."
        queue={work.toMarkSent}
        lists={[listOf("Payment Confirm")]}
        sends
        now={now}
      />
      {work.paidAndSetBack.count > 0 ? (
        <WorkPanel
          title="Sudah dibayar, tetapi menunggu pembayaran"
          moment="Dikembalikan ke status ini"
          nothing=""
          queue={work.paidAndSetBack}
          lists={[listOf("Waiting for Payment", "Paid")]}
          now={now}
        />
      ) : null}
      <WorkPanel
        title="Uang harus kembali"
        moment="Berakhir"
        nothing="Tidak ada pesanan berakhir yang uangnya masih di toko."
        queue={work.moneyToReturn}
        lists={undelivered("Paid")}
        now={now}
      />
      <WorkPanel
        title={`Dikirim lebih dari ${LATE_AFTER_DAYS} hari, belum selesai`}
        moment="Dikirim"
        nothing="Tidak ada kiriman yang terlalu lama di jalan."
        queue={work.lateDeliveries}
        lists={[listOf("In Delivery")]}
        now={now}
      />
      <WorkPanel
        title="Bukti ditolak, menunggu yang baru"
        moment="Dibatalkan otomatis"
        nothing="Tidak ada pesanan yang menunggu bukti baru."
        queue={work.rejected}
        lists={[listOf("Waiting for Payment", "Rejected")]}
        now={now}
      />
      <WorkPanel
        title={`Belum dibayar, batas waktu ${DEADLINE_WITHIN_HOURS} jam lagi`}
        moment="Dibatalkan otomatis"
        nothing="Tidak ada pesanan yang hampir lewat batas waktu."
        queue={work.nearDeadline}
        lists={[listOf("Waiting for Payment", "Unpaid")]}
        now={now}
      />
    </div>
  );
}
