import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef } from "react";
import { leavingHref } from "./leaving-href.ts";
import { usePageRouter } from "./navigation/use-page-router.ts";

/**
 * Returns a function that opens the next page after a successful call. A link that was clicked meanwhile
 * wins, since Next would drop its navigation for ours. Its page is refreshed, as the call may have changed
 * it. `isPending` is true until that page is there.
 */
export function useNavigateAfterSave(how: "push" | "replace" = "push") {
  const { refresh } = useRouter();
  const { [how]: open, isPending } = usePageRouter();
  const hasLeft = useRef(false);

  useEffect(() => {
    hasLeft.current = false;
    const notice = (event: MouseEvent) => {
      if (leavingHref(event) !== null) hasLeft.current = true;
    };
    // In the bubble phase: clicks that a form has stopped don't arrive here.
    window.addEventListener("click", notice);
    return () => {
      window.removeEventListener("click", notice);
      hasLeft.current = true;
    };
  }, []);

  const navigate = useCallback(
    (href: string) => {
      if (hasLeft.current) refresh();
      else open(href);
    },
    [refresh, open],
  );
  return { navigate, isPending };
}
