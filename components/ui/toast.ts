/** Words for whoever presses a button, shown for a moment. */
export type Toast = { kind: "success" | "error"; message: string };

/** Raised before what shows them had arrived. */
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

/**
 * Hands each toast to `taker` from now on, those that wait first.
 * @returns ends that
 */
export function takeToasts(taker: (toast: Toast) => void): () => void {
  show = taker;
  for (const toast of waiting.splice(0)) taker(toast);
  return () => {
    show = undefined;
  };
}

/**
 * Calls `fetchTaker` once a toast waits and nobody takes it.
 * @returns ends that
 */
export function whenToastWaits(fetchTaker: () => void): () => void {
  call = fetchTaker;
  if (waiting.length > 0) fetchTaker();
  return () => {
    call = undefined;
  };
}

/** Shows short words for 2 seconds (docs/pages.md#toasts). */
export const toast = {
  success: (message: string) => pop({ kind: "success", message }),
  error: (message: string) => pop({ kind: "error", message }),
};
