import { Store } from "lucide-react";
import type { ReactNode } from "react";
import { PageLink } from "#components/ui/page-link.tsx";
import { shopHref } from "../parts/hrefs.ts";

type ShopLinkProps = {
  product: { id: string; name: string };
  /** Replaces the icon, so that a list can draw it once. */
  icon?: ReactNode;
};

/** Leads from a product to its page in the shop. */
export function ShopLink({ product, icon = <Store size={16} aria-hidden /> }: ShopLinkProps) {
  return (
    <PageLink href={shopHref(product.id)} className="link shop-link">
      {icon}
      Lihat di toko<span className="sr-only"> {product.name}</span>
    </PageLink>
  );
}
