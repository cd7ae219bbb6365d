"use client";

import Link from "next/link";
import type { ComponentProps } from "react";
import { LinkPending } from "./navigation/link-pending.tsx";
import { usePrefetch } from "./navigation/use-prefetch.ts";

export type PageLinkProps = ComponentProps<"a"> &
  Pick<ComponentProps<typeof Link>, "replace" | "scroll"> & {
    href: string;
    /** Loads the document: where next.config.mjs rewrites by the query, the router would keep the cached page. */
    reload?: boolean | undefined;
    /** Prefetches a cached page as soon as the link is in view, on a good line. For a few links a page. */
    ahead?: boolean | undefined;
    /** Shows a spinner before the words while the page is under way. */
    spins?: boolean;
  };

/** Every link to a page of the shop: prefetched on intent, and marked while its page is under way. */
export function PageLink({
  reload,
  ahead = false,
  spins = false,
  scroll,
  replace,
  children,
  ...rest
}: PageLinkProps) {
  const prefetch = usePrefetch(rest, ahead);
  if (reload) return <a {...rest}>{children}</a>;
  return (
    <Link
      {...rest}
      {...prefetch}
      {...(scroll !== undefined && { scroll })}
      {...(replace !== undefined && { replace })}
    >
      <LinkPending spins={spins} />
      {children}
    </Link>
  );
}
