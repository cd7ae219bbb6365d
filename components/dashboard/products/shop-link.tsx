import { Store } from "lucide-react";
import { PageLink } from "#components/ui/page-link.tsx";
import { shopHref } from "../parts/hrefs.ts";

/** Leads from a product to its page in the shop. */
export function ShopLink({ product }: { product: { id: string; name: string } }) {
  return (
    <PageLink
      href={shopHref(product.id)}
      className="link inline-flex min-h-11 items-center gap-1.5 text-sm font-normal"
    >
      <Store size={16} aria-hidden />
      Lihat di toko<span className="sr-only"> {product.name}</span>
    </PageLink>
  );
}
