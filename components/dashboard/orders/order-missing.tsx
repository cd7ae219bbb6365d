import { LinkButton } from "#components/ui/button/link-button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";

/** The page of an unknown order. */
export function OrderMissing() {
  return (
    <EmptyState
      level={1}
      title="Pesanan tidak ditemukan"
      action={<LinkButton href="/dashboard/orders">Kelola Pesanan</LinkButton>}
    />
  );
}
