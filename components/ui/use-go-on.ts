import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef } from "react";
import { leavingHref } from "./leaving-href.ts";

/**
 * Returns a function that opens the next page after a successful call. When the person has followed
 * a link meanwhile, that link wins: Next would drop its navigation for this later one. The page it
 * leads to is refreshed, since the call may have changed it.
 */
export function useGoOn(how: "push" | "replace" = "push") {
  const router = useRouter();
  const hasLeft = useRef(false);

  useEffect(() => {
    hasLeft.current = false;
    const notice = (event: MouseEvent) => {
      if (leavingHref(event) !== null) hasLeft.current = true;
    };
    // In the bubble phase: a click that a form has stopped to ask first never comes here.
    window.addEventListener("click", notice);
    return () => {
      window.removeEventListener("click", notice);
      hasLeft.current = true;
    };
  }, []);

  return useCallback(
    (href: string) => {
      if (hasLeft.current) router.refresh();
      else router[how](href);
    },
    [router, how],
  );
}
