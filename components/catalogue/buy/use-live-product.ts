"use client";

import { useFetched } from "#components/fetching/use-fetched.ts";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { ApiError, callApi } from "#lib/http/browser/client.ts";
import type { BuyableProduct } from "./buyable-product.ts";

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
export function useLiveProduct({ id, stock, is_purchased }: BuyableProduct): Availability {
  const { data } = useFetched(`product-${id}`, (signal) => readAvailability(id, signal));
  return data ?? { stock, isSold: is_purchased, isGone: false };
}
