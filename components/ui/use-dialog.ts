import { type RefObject, useEffect, useRef } from "react";

/** Closing animation, in milliseconds (docs/pages.md#dialogs). */
const CLOSE_DELAY_MS = 200;

/** Keeps a native `<dialog>` in step with `open`; it closes after 200 ms. */
export function useDialog(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open) {
      delete element.dataset.closing;
      if (!element.open) element.showModal();
      return;
    }
    if (!element.open) return;
    element.dataset.closing = "";
    const timer = setTimeout(() => element.close(), CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return dialog;
}
