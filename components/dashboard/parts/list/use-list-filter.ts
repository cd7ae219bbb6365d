import { useRouter } from "next/navigation";
import { useOptimistic, useTransition } from "react";

/**
 * The filter of a list that the server renders, kept in the page's address. A change shows at
 * once and stands alone in the browser's history; the list follows.
 */
export function useListFilter<Filter extends object>(
  filter: Filter,
  hrefFor: (filter: Filter) => string,
) {
  const router = useRouter();
  const [busy, startChange] = useTransition();
  const [shown, show] = useOptimistic(filter);

  function choose(change: Partial<Filter>) {
    const next = { ...shown, ...change };
    startChange(() => {
      show(next);
      router.replace(hrefFor(next) as Parameters<typeof router.replace>[0], { scroll: false });
    });
  }

  return { shown, choose, busy };
}
