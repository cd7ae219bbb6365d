import { LinkButton } from "#components/ui/button/link-button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";

/** A shop without products: one link to add the first. */
export function EmptyShop() {
  return (
    <EmptyState
      title="Toko ini masih kosong"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton href="/dashboard/product-form">+ Barang Baru</LinkButton>
          <LinkButton href="/dashboard/product-import" variant="secondary">
            Impor CSV
          </LinkButton>
        </div>
      }
    >
      Setelah ada barang dan pesanan, di sini terlihat apa yang perlu dikerjakan hari ini.
    </EmptyState>
  );
}
