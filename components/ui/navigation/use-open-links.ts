import { useRouter } from "next/navigation";
import { useEffect, useLayoutEffect, useState, useTransition } from "react";
import { pressedLink } from "../leaving-href.ts";
import { useShowProgress } from "./navigation-progress.ts";

/** Marks a link whose page is under way (styled in app/globals.css). Returns the function that unmarks it. */
function mark(link: HTMLAnchorElement): () => void {
  const sign = document.createElement("span");
  sign.hidden = true;
  sign.dataset.pending = "";
  // The last child, so that React finds its own children at their places.
  link.append(sign);
  return () => sign.remove();
}

/** Opens the page of a pressed `PageLink` by the router, and marks the link until the page is there. */
export function useOpenLinks(): void {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [pressed, setPressed] = useState<HTMLAnchorElement | null>(null);
  useShowProgress(isPending);

  // Before the next paint, so that the mark shows in the same frame as the press.
  useLayoutEffect(() => (isPending && pressed ? mark(pressed) : undefined), [isPending, pressed]);

  useEffect(() => {
    // On the window, after the page's own handlers: a link that they prevent isn't opened.
    const press = (event: MouseEvent) => {
      const link = pressedLink(event);
      const { page, scroll, replace } = link?.dataset ?? {};
      const href = link?.getAttribute("href");
      if (event.defaultPrevented || page === undefined || !href) return;
      if (link?.origin !== location.origin) return;
      event.preventDefault();
      setPressed(link);
      const open = replace === undefined ? router.push : router.replace;
      startTransition(() => open(href, { scroll: scroll !== "stay" }));
    };
    window.addEventListener("click", press);
    return () => window.removeEventListener("click", press);
  }, [router]);
}
