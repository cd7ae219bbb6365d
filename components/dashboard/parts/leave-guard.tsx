import { type ReactNode, useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "#components/ui/dialog/confirm-dialog.tsx";
import { leavingHref } from "#components/ui/leaving-href.ts";
import { usePageRouter } from "#components/ui/navigation/use-page-router.ts";

type LeaveGuardProps = { isUnsaved: boolean; title: string; children: ReactNode };

/** Guards unsaved changes: the browser asks before the tab closes, a dialog before a link leads away. */
export function LeaveGuard({ isUnsaved, title, children }: LeaveGuardProps) {
  const { push, isPending } = usePageRouter();
  const [heldBack, setHeldBack] = useState<string | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      // Next falls back to full page loads, where the browser would ask a second time.
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
    // Captures the click before the link's own handler.
    window.addEventListener("click", hold, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", ask);
      window.removeEventListener("click", hold, { capture: true });
    };
  }, [isUnsaved]);

  function leave() {
    if (heldBack === null) return;
    isLeaving.current = true;
    push(heldBack);
  }

  return (
    <ConfirmDialog
      open={heldBack !== null}
      onClose={() => setHeldBack(null)}
      onConfirm={leave}
      title={title}
      confirmLabel="Tinggalkan"
      cancelLabel="Tetap di sini"
      busy={isPending}
      lang="id"
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}
