"use client";

import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { type ProductView, productView } from "#lib/catalogue/schema.ts";
import { ApiError, callApi } from "#lib/http/client.ts";

const productAnswer = z.object({ data: productView });

export type Availability = { stock: number; isSold: boolean; isGone: boolean };

/** What can be bought right now: the page around it may come from the cache and be a moment old. */
export function useLiveProduct(product: ProductView): Availability {
  const { data, error } = useQuery({
    queryKey: ["product", product.id],
    queryFn: ({ signal }) =>
      callApi("GET", `/api/product/${product.id}`, productAnswer, { signal }),
    initialData: { data: product },
    initialDataUpdatedAt: 0,
  });
  const isGone = error instanceof ApiError && error.status === 404;
  return {
    stock: isGone ? 0 : data.data.stock,
    isSold: data.data.is_purchased,
    isGone,
  };
}
