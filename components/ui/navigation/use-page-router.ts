import { useRouter } from "next/navigation";
import { useMemo, useTransition } from "react";
import { useShowProgress } from "./navigation-progress.ts";

/** Returns the router's `push` and `replace`, which show the progress bar until the page is there. */
export function usePageRouter() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  useShowProgress(isPending);
  const open = useMemo(
    () => ({
      push: (href: string) => startTransition(() => router.push(href)),
      replace: (href: string) => startTransition(() => router.replace(href)),
    }),
    [router],
  );
  return { ...open, isPending };
}
