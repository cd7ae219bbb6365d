import type { Metadata } from "next";
import { orNull } from "#app/or-null.ts";
import { OrderDetail } from "#components/dashboard/orders/detail/order-detail.tsx";
import { ProofReviewDialog } from "#components/dashboard/orders/proof/proof-review-dialog.tsx";
import { Missing } from "#components/dashboard/parts/missing.tsx";
import { requireAdmin } from "#lib/http/caller/current-user.ts";
import { getOrderChat } from "#lib/orders/chat/order-chat.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { getOrderNote } from "#lib/orders/order-note.ts";
import { readProofEvidence } from "#lib/payments/read-proof-evidence.ts";
import { listWaitingProofs } from "#lib/reports/list-waiting-proofs.ts";
import { canTrackParcels } from "#lib/shipping/track-parcel.ts";

export const metadata: Metadata = { title: "Detail Pesanan" };

type OrderDetailPageProps = { params: Promise<{ id: string }> };

export default async function OrderDetailPage({ params }: OrderDetailPageProps) {
  const { id } = await params;
  const actor = await requireAdmin(`/dashboard/orders-detail/${id}`);
  const found = await orNull(Promise.all([getOrder(actor, id), getOrderNote(actor, id)]));
  if (!found) return <Missing what="Pesanan" list="orders" />;
  const [order, { note }] = found;
  const chat = await getOrderChat(actor, order);
  const isWaiting = order.payment_status === "Awaiting Verification";
  const proofs = isWaiting ? await listWaitingProofs(actor, id) : [];
  const shown = new Set(proofs.map(({ orderId }) => orderId));
  if (order.proofs.length > 0) shown.add(order.id);
  const evidence = await readProofEvidence(actor, [...shown]);
  return (
    <ProofReviewDialog proofs={proofs} evidence={evidence}>
      <OrderDetail
        order={order}
        note={note}
        evidence={evidence[order.id]}
        chat={chat}
        hasHistory={canTrackParcels()}
      />
    </ProofReviewDialog>
  );
}
