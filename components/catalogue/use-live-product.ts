"use client";

import { useQuery } from "@tanstack/react-query";
import type { ProductView } from "#lib/catalogue/schema.ts";

export type Availability = { stock: number; isSold: boolean; isGone: boolean };

/**
 * Reads two fields by hand: the schemas of lib would bring all of zod, 30 kB, to every visitor of
 * a product page.
 */
async function readAvailability(id: string, signal: AbortSignal): Promise<Availability> {
  const response = await fetch(`/api/product/${id}`, { signal });
  if (response.status === 404) return { stock: 0, isSold: false, isGone: true };
  if (!response.ok) throw new Error(response.statusText);
  const { data }: { data: Pick<ProductView, "stock" | "is_purchased"> } = await response.json();
  return { stock: data.stock, isSold: data.is_purchased, isGone: false };
}

/** What can be bought right now: the page around it may come from the cache and be a moment old. */
export function useLiveProduct(product: ProductView): Availability {
  const { data } = useQuery({
    queryKey: ["product", product.id],
    queryFn: ({ signal }) => readAvailability(product.id, signal),
    initialData: { stock: product.stock, isSold: product.is_purchased, isGone: false },
    initialDataUpdatedAt: 0,
  });
  return data;
}
