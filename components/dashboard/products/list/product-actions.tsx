import { Ellipsis } from "lucide-react";
import { Menu } from "#components/dashboard/parts/menu.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { ShopLink } from "../shop-link.tsx";
import type { ProductRow } from "./product-row.ts";

const ITEM = "flex min-h-11 items-center text-sm";

type ProductActionsProps = {
  product: ProductRow;
  isBusy: boolean;
  isDeleting: boolean;
  onDelete: () => void;
};

/** What can be done with a product, behind one button. */
export function ProductActions({ product, isBusy, isDeleting, onDelete }: ProductActionsProps) {
  const { id, name } = product;
  return (
    <Menu
      alignsRight
      name={`Tindakan ${name}`}
      busy={isDeleting}
      className="flex size-11 items-center justify-center text-abu hover:text-soga-900"
      label={isDeleting ? <Spinner /> : <Ellipsis size={20} aria-hidden />}
    >
      {(close) => (
        <>
          <PageLink
            href={`/dashboard/product-form/${id}`}
            className={`link ${ITEM}`}
            aria-label={`Edit Barang ${name}`}
          >
            Edit Barang
          </PageLink>
          <ShopLink product={product} />
          <button
            type="button"
            disabled={isBusy}
            aria-label={`Hapus ${name}`}
            onClick={() => {
              close();
              onDelete();
            }}
            className={`${ITEM} text-mengkudu-600 underline underline-offset-4 disabled:text-abu`}
          >
            Hapus
          </button>
        </>
      )}
    </Menu>
  );
}
