import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useListFilter } from "#components/list/use-list-filter.ts";
import { productPage } from "#lib/catalogue/schema.ts";
import { callApi } from "#lib/http/client.ts";
import { productChoice, productsPath } from "./product-choice.ts";
import { PRODUCTS_KEY } from "./products-key.ts";

/** staleTime of the server's data, so that the browser doesn't fetch it again at once. */
const FRESH_MS = 5_000;

export type FirstPage = { path: string; page: ReturnType<typeof productPage.parse> };

/** Fetches the products for the address; the server's data is the first page. */
export function useProductList(first: FirstPage) {
  const { choice, choose, form } = useListFilter(productChoice, { shallow: true });
  const path = productsPath(choice);
  const query = useQuery({
    queryKey: [...PRODUCTS_KEY, path],
    queryFn: ({ signal }) => callApi("GET", path, productPage, { signal }),
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
