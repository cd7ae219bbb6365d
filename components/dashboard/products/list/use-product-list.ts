import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useQueryStates } from "nuqs";
import { useEffect } from "react";
import { productPage } from "#lib/catalogue/schema.ts";
import { callApi } from "#lib/http/client.ts";
import { choiceParsers, type ListChoice, productsPath } from "./list-choice.ts";
import { PRODUCTS_KEY } from "./products-key.ts";

/** staleTime of the server's data, so that the browser doesn't fetch it again at once. */
const FRESH_MS = 5_000;

export type FirstPage = { path: string; page: ReturnType<typeof productPage.parse> };

/** Fetches the products for the address; the server's data is the first page. */
export function useProductList(first: FirstPage) {
  const [choice, setChoice] = useQueryStates(choiceParsers, { history: "replace" });
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
    if (lastPage !== undefined && choice.page > lastPage) void setChoice({ page: lastPage });
  }, [choice.page, lastPage, setChoice]);

  /** Another filter begins on its first page. */
  function choose(change: Partial<ListChoice>) {
    void setChoice({ page: 1, ...change });
  }

  return { choice, choose, query };
}
