/** A way back from what was done. A toast with one stays for six seconds. */
type ToastAction = { label: string; onPress: () => void };

/** A short message for the person who acts. */
export type Toast = { kind: "success" | "error"; message: string; action?: ToastAction };

/** Element with the last toast's text, for screen reader users who missed it. */
export const LAST_TOAST_ID = "last-toast";

/** Toasts raised before the list has loaded. */
const waiting: Toast[] = [];
let show: ((toast: Toast) => void) | undefined;
let call: (() => void) | undefined;

function pop(toast: Toast) {
  if (show) {
    show(toast);
    return;
  }
  waiting.push(toast);
  call?.();
}

/** Calls `taker` with each toast from now on, and with the waiting ones. Returns a function that stops it. */
export function takeToasts(taker: (toast: Toast) => void): () => void {
  show = taker;
  for (const toast of waiting.splice(0)) taker(toast);
  return () => {
    show = undefined;
  };
}

/** Calls `fetchTaker` when a toast waits without a taker. Returns a function that stops it. */
export function whenToastWaits(fetchTaker: () => void): () => void {
  call = fetchTaker;
  if (waiting.length > 0) fetchTaker();
  return () => {
    call = undefined;
  };
}

/** Shows a message for 2 seconds, or for 6 with an action (docs/pages.md#toasts). */
export const toast = {
  success: (message: string, action?: ToastAction) =>
    pop({ kind: "success", message, ...(action && { action }) }),
  error: (message: string) => pop({ kind: "error", message }),
};
