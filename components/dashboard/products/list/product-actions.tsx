import { Button } from "#components/ui/button/button.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import type { ProductRow } from "./product-row.ts";

type ProductActionsProps = {
  product: ProductRow;
  isBusy: boolean;
  isDeleting: boolean;
  onDelete: () => void;
};

export function ProductActions({ product, isBusy, isDeleting, onDelete }: ProductActionsProps) {
  return (
    <div className="row-actions">
      <LinkButton
        href={`/dashboard/product-form/${product.id}`}
        variant="secondary"
        size="small"
        data-opens-row
        aria-label={`Edit Barang ${product.name}`}
      >
        Edit Barang
      </LinkButton>
      <Button
        variant="danger"
        size="small"
        busy={isDeleting}
        disabled={isBusy && !isDeleting}
        onClick={onDelete}
        aria-label={`Hapus ${product.name}`}
      >
        Hapus
      </Button>
    </div>
  );
}
