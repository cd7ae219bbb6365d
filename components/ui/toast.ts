import { toast as show } from "sonner";

/** Where the words of the last toast stay, for whoever hears the page and missed them. */
export const LAST_TOAST_ID = "last-toast";

function keep(message: string) {
  const region = document.getElementById(LAST_TOAST_ID);
  if (region) region.textContent = message;
}

function pop(kind: "success" | "error", message: string) {
  // Never twice on the page: while a toast is up its own live region holds the words.
  keep("");
  const onGone = () => keep(message);
  show[kind](message, { onAutoClose: onGone, onDismiss: onGone });
}

/** Short words that come and go (specification §9: after 2 seconds). */
export const toast = {
  success: (message: string) => pop("success", message),
  error: (message: string) => pop("error", message),
};
