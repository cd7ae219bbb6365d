import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { allowsPrefetch, allowsPrefetchAhead, currentLine } from "./line.ts";

/** Events that come before a press. */
const INTENTS = ["mouseover", "touchstart", "focusin"] as const;

/** A link at this distance from the window counts as in view. */
const NEAR = "200px";

/**
 * Prefetches the page of a `PageLink` on hover, touch or focus, and with `ahead` as soon as it is in view.
 * docs/caching.md#prefetched-pages says how much of a page is fetched.
 */
export function usePrefetchLinks(): void {
  const { prefetch } = useRouter();

  useEffect(() => {
    let last: Element | null = null;
    const warm = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a[data-page]") : null;
      // The pointer also moves between the parts of one link.
      if (link === last) return;
      last = link;
      const href = link?.getAttribute("href");
      if (href && allowsPrefetch(currentLine())) prefetch(href);
    };
    for (const intent of INTENTS) document.addEventListener(intent, warm, { passive: true });
    return () => {
      for (const intent of INTENTS) document.removeEventListener(intent, warm);
    };
  }, [prefetch]);

  useEffect(() => {
    if (!allowsPrefetchAhead(currentLine())) return;
    const known = new WeakSet<Element>();
    const view = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const href = target.getAttribute("href");
          if (!isIntersecting || !href) continue;
          view.unobserve(target);
          prefetch(href);
        }
      },
      { rootMargin: NEAR },
    );
    const look = () => {
      for (const link of document.querySelectorAll('a[data-page="ahead"]')) {
        if (known.has(link)) continue;
        known.add(link);
        view.observe(link);
      }
    };
    look();
    // Finds the links of later pages, and of products that a list shows later.
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      view.disconnect();
    };
  }, [prefetch]);
}
