import { Button } from "#components/ui/button/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Notice } from "#components/ui/notice.tsx";

type NoProductsProps = {
  error: Error | null;
  isFiltered: boolean;
  onRetry: () => void;
  onShowAll: () => void;
};

/** An empty list: an error, no match, or no products yet. */
export function NoProducts({ error, isFiltered, onRetry, onShowAll }: NoProductsProps) {
  if (error) {
    return (
      <Notice tone="error" role="alert" className="flex flex-wrap items-center gap-4">
        Barang tidak dapat dimuat.
        <Button variant="secondary" size="small" onClick={onRetry}>
          Coba lagi
        </Button>
      </Notice>
    );
  }
  if (!isFiltered) return <EmptyState title="Belum ada barang" />;
  return (
    <EmptyState
      title="Tidak ada barang yang cocok"
      action={
        <Button variant="secondary" onClick={onShowAll}>
          Tampilkan semua barang
        </Button>
      }
    />
  );
}
