/** A short message for the person who acts. */
export type Toast = { kind: "success" | "error"; message: string };

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

/** Shows a message for 2 seconds (docs/pages.md#toasts). */
export const toast = {
  success: (message: string) => pop({ kind: "success", message }),
  error: (message: string) => pop({ kind: "error", message }),
};
