import { Store } from "lucide-react";
import { PageLink } from "#components/ui/page-link.tsx";
import { shopHref } from "../parts/hrefs.ts";

type ShopLinkProps = {
  product: { id: string; name: string };
};

/** Leads from a product to its page in the shop. */
export function ShopLink({ product }: ShopLinkProps) {
  return (
    <PageLink href={shopHref(product.id)} className="link icon-link text-sm font-normal">
      <Store size={16} aria-hidden />
      Lihat di toko<span className="sr-only"> {product.name}</span>
    </PageLink>
  );
}
