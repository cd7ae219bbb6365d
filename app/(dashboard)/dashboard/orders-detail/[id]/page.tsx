import type { Metadata } from "next";
import { orNull } from "#app/or-null.ts";
import { OrderDetail } from "#components/dashboard/orders/detail/order-detail.tsx";
import { ProofReviewDialog } from "#components/dashboard/orders/proof/proof-review-dialog.tsx";
import { Missing } from "#components/dashboard/parts/missing.tsx";
import { requireAdmin } from "#lib/http/caller/current-user.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { getOrderNote } from "#lib/orders/order-note.ts";
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
  const isWaiting = order.payment_status === "Awaiting Verification";
  return (
    <ProofReviewDialog proofs={isWaiting ? await listWaitingProofs(actor, id) : []}>
      <OrderDetail order={order} note={note} hasHistory={canTrackParcels()} />
    </ProofReviewDialog>
  );
}
