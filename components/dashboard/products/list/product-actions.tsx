import { Button } from "#components/ui/button.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import type { ProductView } from "#lib/catalogue/schema.ts";

type ProductActionsProps = {
  product: ProductView;
  isBusy: boolean;
  isDeleting: boolean;
  onDelete: () => void;
};

export function ProductActions({ product, isBusy, isDeleting, onDelete }: ProductActionsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-2 pt-3 @4xl:flex-nowrap @4xl:pt-0">
      <LinkButton
        href={`/dashboard/product-form/${product.id}`}
        variant="secondary"
        size="small"
        className="whitespace-nowrap"
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
