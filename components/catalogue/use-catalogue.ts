import { useCallback, useState } from "react";
import { useFetched } from "#components/fetching/use-fetched.ts";
import { languageHere, pagePath, pathHere } from "#components/language/here.ts";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { callApi } from "#lib/http/browser/client.ts";
import type { Page } from "#lib/paging.ts";
import { type CardProduct, toCardProduct } from "./card-product.ts";
import { type CatalogueChoice, catalogueChoice, foundPath } from "./catalogue-choice.ts";

/** Time for which the same choice isn't fetched again. */
const FRESH_MS = 30_000;

/** Parsed by hand: the schemas of lib would load all of zod. */
const foundAnswer = {
  parse: (json: unknown) => {
    const { data, meta } = json as Page<ProductView>;
    return { data: data.map((product) => toCardProduct(product, languageHere())), meta };
  },
};

function isSame(one: CatalogueChoice, other: CatalogueChoice): boolean {
  return catalogueChoice.href(one) === catalogueChoice.href(other);
}

/**
 * Returns the choice in the address and what it finds. `loaded` and `first` are the server's; `first` is null
 * where its search failed.
 */
export function useCatalogue(loaded: CatalogueChoice, first: Page<CardProduct> | null) {
  const [choice, setChoice] = useState(loaded);
  const [shown, setShown] = useState(first);
  const path = foundPath(choice);
  const isFirst = isSame(choice, loaded);

  /** Reads the address after any navigation. Another search has a page of its own. */
  const follow = useCallback(() => {
    if (pagePath() !== catalogueChoice.path) return;
    const next = catalogueChoice.read(new URL(location.href));
    if (next.q === loaded.q) setChoice((held) => (isSame(held, next) ? held : next));
  }, [loaded.q]);

  /** Shows a choice at once, and adds it to the browser's history. */
  function choose(next: CatalogueChoice) {
    setChoice(next);
    const href = pathHere(catalogueChoice.href(next));
    if (href !== location.pathname + location.search) history.pushState(null, "", href);
  }

  // A new key aborts the request of the choice before, so the last choice wins.
  const { data, error, isFetching, refetch } = useFetched(
    path,
    (signal) => callApi("GET", path, foundAnswer, { signal }),
    { enabled: !isFirst, freshMs: FRESH_MS, refocus: false },
  );
  const found = isFirst ? first : (data ?? null);
  if (found !== null && found !== shown) setShown(found);
  const busy = found === null && isFetching;

  return {
    choice,
    choose,
    follow,
    /** While busy, what the choice before has found. */
    found: busy ? shown : found,
    busy,
    error: isFirst ? null : error,
    retry: () => void refetch(),
  };
}

export type LiveChoice = Pick<ReturnType<typeof useCatalogue>, "choice" | "choose">;
