"use client";

import Link, { useLinkStatus } from "next/link";
import { type ComponentProps, useEffect, useReducer } from "react";
import { usePathIn } from "#language";
import { allowsPrefetch, allowsPrefetchAhead, currentLine } from "./navigation/line.ts";
import { useShowProgress } from "./navigation/navigation-progress.ts";

export type PageLinkProps = ComponentProps<"a"> & {
  href: string;
  /** Replaces the page in the browser's history. */
  replace?: boolean | undefined;
  /** False keeps the scroll position. */
  scroll?: boolean | undefined;
  /** Loads the document. For the catalogue's choices, which its client part holds while the router stays. */
  reload?: boolean | undefined;
  /** Prefetches a cached page as soon as the link is in view, on a good line. For a few links a page. */
  ahead?: boolean | undefined;
  /** Shows a spinner before the words while the page is under way. */
  spins?: boolean | undefined;
};

/** A link to a page of the shop, which is prefetched before a press (docs/caching.md#prefetched-pages). */
export function PageLink({ reload, ...given }: PageLinkProps) {
  const toPath = usePathIn();
  const link = { ...given, href: toPath(given.href) };
  if (!reload) return <RoutedLink {...link} />;
  const { ahead: _, spins: __, replace: ___, scroll: ____, ...anchor } = link;
  return <a {...anchor} />;
}

function RoutedLink({
  ahead,
  spins,
  scroll = true,
  replace = false,
  children,
  ...anchor
}: Omit<PageLinkProps, "reload">) {
  const [isWanted, want] = useReducer(() => allowsPrefetch(currentLine()), false);
  useEffect(() => {
    if (ahead && allowsPrefetchAhead(currentLine())) want();
  }, [ahead]);
  return (
    <Link
      {...anchor}
      scroll={scroll}
      replace={replace}
      prefetch={isWanted ? null : false}
      onMouseEnter={want}
      onTouchStart={want}
      onFocus={want}
      {...(spins && { "data-spins": "" })}
    >
      {children}
      <PendingMark />
    </Link>
  );
}

/** Marks a link whose page is under way (styled in app/globals.css), and shows the progress bar. */
function PendingMark() {
  const { pending } = useLinkStatus();
  useShowProgress(pending);
  return pending ? <span hidden data-pending="" /> : null;
}
