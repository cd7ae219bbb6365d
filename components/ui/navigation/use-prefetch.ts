import {
  type AnchorHTMLAttributes,
  type FocusEvent,
  type MouseEvent,
  type TouchEvent,
  useEffect,
  useState,
} from "react";
import { allowsPrefetch, allowsPrefetchAhead, currentLine } from "./line.ts";

type Anchor = HTMLAnchorElement;
type LinkProps = AnchorHTMLAttributes<Anchor> & { href: string };

/**
 * Returns the props that prefetch a link's page on hover, touch or focus; with `ahead` as soon as it is in
 * view. Cached pages without a parameter come whole, others up to their skeleton (docs/caching.md#prefetched-pages).
 */
export function usePrefetch(link: LinkProps, ahead: boolean) {
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => {
    if (ahead && allowsPrefetchAhead(currentLine())) setIsWanted(true);
  }, [ahead]);

  function warm() {
    if (allowsPrefetch(currentLine())) setIsWanted(true);
  }

  return {
    // Null is Next's own rule, which does nothing in development.
    prefetch: isWanted ? null : (false as const),
    onMouseEnter(event: MouseEvent<Anchor>) {
      link.onMouseEnter?.(event);
      warm();
    },
    onTouchStart(event: TouchEvent<Anchor>) {
      link.onTouchStart?.(event);
      warm();
    },
    onFocus(event: FocusEvent<Anchor>) {
      link.onFocus?.(event);
      warm();
    },
  };
}
