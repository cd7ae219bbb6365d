"use client";

import { useQuery } from "@tanstack/react-query";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { ApiError, callApi } from "#lib/http/client.ts";

export type Availability = { stock: number; isSold: boolean; isGone: boolean };

/** Checks two fields by hand: the zod schemas would add 30 kB to every product page. */
const availabilityAnswer = {
  parse(json: unknown): Availability {
    const { data } = json as { data: Pick<ProductView, "stock" | "is_purchased"> };
    return { stock: data.stock, isSold: data.is_purchased, isGone: false };
  },
};

async function readAvailability(id: string, signal: AbortSignal): Promise<Availability> {
  try {
    return await callApi("GET", `/api/product/${id}`, availabilityAnswer, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      return { stock: 0, isSold: false, isGone: true };
    }
    throw error;
  }
}

/** Fetches stock and sold state, since the cached page may be out of date. */
export function useLiveProduct(product: ProductView): Availability {
  const { data } = useQuery({
    queryKey: ["product", product.id],
    queryFn: ({ signal }) => readAvailability(product.id, signal),
    initialData: { stock: product.stock, isSold: product.is_purchased, isGone: false },
    initialDataUpdatedAt: 0,
  });
  return data;
}
