import type { ReactNode } from "react";
import { PageLink } from "#components/ui/page-link.tsx";
import type { OrderItemView } from "#lib/orders/schema.ts";

type ProductLinkProps = {
  item: Pick<OrderItemView, "product_id" | "has_page">;
  className?: string;
  children: ReactNode;
};

/** Links to the product of an order's line; text alone once the product was deleted. */
export function ProductLink({ item, className, children }: ProductLinkProps) {
  if (!item.has_page) return children;
  return (
    <PageLink href={`/product-detail/${item.product_id}`} className={className}>
      {children}
    </PageLink>
  );
}
