import { Ellipsis } from "lucide-react";
import { AuditLink } from "#components/dashboard/audit/audit-link.tsx";
import { Menu } from "#components/dashboard/parts/menu.tsx";
import { Button } from "#components/ui/button/button.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { ShopLink } from "../shop-link.tsx";
import type { ProductRow } from "./product-row.ts";

type ProductActionsProps = {
  product: ProductRow;
  /** True while a request about products runs. Then none can be deleted. */
  isBusy: boolean;
  onDelete: () => void;
};

/** The two buttons of a product, and a menu with the rest. */
export function ProductActions({ product, isBusy, onDelete }: ProductActionsProps) {
  const { id, name } = product;
  return (
    <div className="relative z-1 flex flex-wrap items-center gap-1.5 @4xl:flex-nowrap has-aria-expanded:z-2">
      <LinkButton
        href={`/dashboard/product-form/${id}`}
        variant="secondary"
        size="small"
        className="row-button"
      >
        Edit Barang<span className="sr-only"> {name}</span>
      </LinkButton>
      <Button
        variant="danger"
        size="small"
        busy={isBusy}
        onClick={onDelete}
        aria-label={`Hapus ${name}`}
        className="row-button delete-product"
      >
        Hapus
      </Button>
      <Menu
        name={`Tindakan ${name}`}
        className="flex size-11 items-center justify-center text-abu hover:text-soga-900"
        label={<Ellipsis size={20} aria-hidden />}
      >
        <ShopLink product={product} />
        <PageLink href={`/dashboard/product-form?copy=${id}`} className="tap-link text-sm">
          Duplikat
        </PageLink>
        <AuditLink id={id}>Riwayat barang ini</AuditLink>
      </Menu>
    </div>
  );
}
