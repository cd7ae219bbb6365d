import { useRouter } from "next/navigation";
import { useMemo, useTransition } from "react";
import { useLanguage } from "#language";
import { pathIn } from "#lib/language/languages.ts";
import { useShowProgress } from "./navigation-progress.ts";

/** Returns the router's `push` and `replace`, which show the progress bar until the page is there. */
export function usePageRouter() {
  const router = useRouter();
  const language = useLanguage();
  const [isPending, startTransition] = useTransition();
  useShowProgress(isPending);
  const open = useMemo(
    () => ({
      push: (href: string) => startTransition(() => router.push(pathIn(language, href))),
      replace: (href: string) => startTransition(() => router.replace(pathIn(language, href))),
    }),
    [router, language],
  );
  return { ...open, isPending };
}
