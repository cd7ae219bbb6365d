import { type RefObject, useEffect, useRef } from "react";

/** Closing animation, in milliseconds (docs/pages.md#dialogs). */
const CLOSE_DELAY_MS = 200;

/** Measures the scroll bar, which the page loses while a dialog is open (app/globals.css). */
function measureScrollBar() {
  if (document.querySelector("dialog.dialog[open]")) return;
  const { style, clientWidth } = document.documentElement;
  style.setProperty("--scroll-bar", `${window.innerWidth - clientWidth}px`);
}

/**
 * Keeps a native `<dialog>` in step with `open`; it closes after 200 ms. The focus goes to the element with
 * `data-first-focus`, or to the first that takes it.
 */
export function useDialog(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open) {
      delete element.dataset.closing;
      if (element.open) return;
      measureScrollBar();
      element.showModal();
      element.querySelector<HTMLElement>("[data-first-focus]")?.focus();
      return;
    }
    if (!element.open) return;
    element.dataset.closing = "";
    const timer = setTimeout(() => element.close(), CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return dialog;
}
