import { EmptyState } from "#components/ui/empty-state.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";

/** A page about an order that isn't there. */
export function OrderMissing() {
  return (
    <EmptyState
      level={1}
      title="Pesanan tidak ditemukan"
      action={<LinkButton href="/dashboard/orders">Kelola Pesanan</LinkButton>}
    />
  );
}
