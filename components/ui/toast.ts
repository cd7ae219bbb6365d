import { toast as show } from "sonner";

/** Short words that come and go; the Toaster keeps the last of them for screen readers. */
export const toast = {
  success: (message: string) => {
    show.success(message);
  },
  error: (message: string) => {
    show.error(message);
  },
};
