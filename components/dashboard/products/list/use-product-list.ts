import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useListFilter } from "#components/list/use-list-filter.ts";
import { productPage } from "#lib/catalogue/schema.ts";
import { callApi } from "#lib/http/browser/client.ts";
import type { Page } from "#lib/paging.ts";
import { productChoice, productsPath } from "./product-choice.ts";
import { type ProductRow, toProductRow } from "./product-row.ts";
import { PRODUCTS_KEY } from "./products-key.ts";

/** staleTime of the server's data, so that the browser doesn't fetch it again at once. */
const FRESH_MS = 5_000;

export type FirstPage = { path: string; page: Page<ProductRow> };

async function readRows(path: string, signal: AbortSignal): Promise<Page<ProductRow>> {
  const { data, meta } = await callApi("GET", path, productPage, { signal });
  return { data: data.map(toProductRow), meta };
}

/** Fetches the products for the address; the server's data is the first page. */
export function useProductList(first: FirstPage) {
  const { choice, choose, form } = useListFilter(productChoice, { shallow: true });
  const path = productsPath(choice);
  const query = useQuery({
    queryKey: [...PRODUCTS_KEY, path],
    queryFn: ({ signal }) => readRows(path, signal),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
    ...(path === first.path ? { initialData: first.page } : {}),
  });
  const lastPage = query.data?.meta.last_page;
  useEffect(() => {
    // The last product of the last page was deleted, or a filter left fewer pages.
    if (lastPage !== undefined && choice.page > lastPage) choose({ page: lastPage });
  }, [choice.page, lastPage, choose]);

  return { choice, choose, form, query };
}
