import type { Metadata } from "next";
import { OrderDetail } from "#components/dashboard/order-detail.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import type { Actor } from "#lib/actor.ts";
import { requireAdmin } from "#lib/auth/current-user.ts";
import { AppError } from "#lib/errors.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { canTrackParcels } from "#lib/shipping/track-parcel.ts";

export const metadata: Metadata = { title: "Detail Pesanan" };

async function findOrder(actor: Actor, id: string): Promise<OrderView | null> {
  try {
    return await getOrder(actor, id);
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") return null;
    throw error;
  }
}

type OrderDetailPageProps = { params: Promise<{ id: string }> };

export default async function OrderDetailPage({ params }: OrderDetailPageProps) {
  const { id } = await params;
  const actor = await requireAdmin(`/dashboard/orders-detail/${id}`);
  const order = await findOrder(actor, id);
  if (order) return <OrderDetail order={order} hasHistory={canTrackParcels()} />;
  return (
    <EmptyState
      level={1}
      title="Pesanan tidak ditemukan"
      action={<LinkButton href="/dashboard/orders">Kelola Pesanan</LinkButton>}
    />
  );
}
