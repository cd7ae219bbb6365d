import type { OrderStatus, PaymentStatus } from "#lib/orders/order-status.ts";
import { DEADLINE_WITHIN_HOURS, LATE_AFTER_DAYS, type WorkQueues } from "#lib/reports/schema.ts";
import { orderChoice } from "../orders/list/order-choice.ts";
import { WorkPanel } from "./work-panel.tsx";

/** The order list, filtered as this queue is. */
function listOf(status: OrderStatus, payment?: PaymentStatus) {
  const href = orderChoice.href({ status, payment_status: payment ?? null });
  return { href, status: payment ?? status };
}

/** The work queues, the most urgent first. */
export function WorkQueuePanels({ work, now }: { work: WorkQueues; now: Date }) {
  return (
    <div className="grid gap-4 @3xl:grid-cols-2">
      <WorkPanel
        title="Bukti transfer menunggu"
        moment="Bukti dikirim"
        nothing="Semua bukti transfer sudah diperiksa."
        queue={work.toConfirm}
        list={listOf("Waiting for Payment", "Awaiting Verification")}
        now={now}
      />
      <WorkPanel
        title="Siap dikirim, belum ada resi"
        moment="Dibayar"
        nothing="Semua pesanan yang dibayar sudah dikirim."
        queue={work.toSend}
        list={listOf("Payment Confirm")}
        sends
        now={now}
      />
      <WorkPanel
        title="Resi tersimpan, status belum In Delivery"
        moment="Dibayar"
        nothing="Semua pesanan dengan resi sudah berstatus In Delivery."
        queue={work.toMarkSent}
        list={listOf("Payment Confirm")}
        sends
        now={now}
      />
      <WorkPanel
        title={`Dikirim lebih dari ${LATE_AFTER_DAYS} hari, belum selesai`}
        moment="Dikirim"
        nothing="Tidak ada kiriman yang terlalu lama di jalan."
        queue={work.lateDeliveries}
        list={listOf("In Delivery")}
        now={now}
      />
      <WorkPanel
        title="Bukti ditolak, menunggu yang baru"
        moment="Dibatalkan otomatis"
        nothing="Tidak ada pesanan yang menunggu bukti baru."
        queue={work.rejected}
        list={listOf("Waiting for Payment", "Rejected")}
        now={now}
      />
      <WorkPanel
        title={`Belum dibayar, batas waktu ${DEADLINE_WITHIN_HOURS} jam lagi`}
        moment="Dibatalkan otomatis"
        nothing="Tidak ada pesanan yang hampir lewat batas waktu."
        queue={work.nearDeadline}
        list={listOf("Waiting for Payment", "Unpaid")}
        now={now}
      />
    </div>
  );
}
