import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { leavingHref } from "#components/ui/leaving-href.ts";

/**
 * While there is something unsaved: closing the tab makes the browser ask, and a link within the
 * shop is held back until `leave` says so.
 */
export function useLeaveGuard(isUnsaved: boolean) {
  const router = useRouter();
  const [heldBack, setHeldBack] = useState<string | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      // Next loads a page whole where it can't go there by script: nobody is asked twice.
      if (!isLeaving.current) event.preventDefault();
    };
    const hold = (event: MouseEvent) => {
      const href = leavingHref(event);
      if (href === null) return;
      event.preventDefault();
      event.stopPropagation();
      setHeldBack(href);
    };
    window.addEventListener("beforeunload", ask);
    // Before the link's own handler, which would go at once.
    window.addEventListener("click", hold, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", ask);
      window.removeEventListener("click", hold, { capture: true });
    };
  }, [isUnsaved]);

  function leave() {
    if (heldBack === null) return;
    isLeaving.current = true;
    router.push(heldBack as Parameters<typeof router.push>[0]);
  }

  return { isAsking: heldBack !== null, stay: () => setHeldBack(null), leave };
}
