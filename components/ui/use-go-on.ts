import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef } from "react";
import { leavingHref } from "./leaving-href.ts";

/**
 * Goes on to another page once a call has succeeded, unless the person has left meanwhile. Next
 * gives up a link's navigation for one that begins later, and this one would begin later: the press
 * would be lost. The page that the link leads to is refreshed, since the call may have changed it.
 */
export function useGoOn(how: "push" | "replace" = "push") {
  const router = useRouter();
  const hasLeft = useRef(false);

  useEffect(() => {
    hasLeft.current = false;
    const notice = (event: MouseEvent) => {
      if (leavingHref(event) !== null) hasLeft.current = true;
    };
    // Not while capturing: a press that a form holds back to ask first never comes here.
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
