import type { ComponentProps } from "react";

export type PageLinkProps = ComponentProps<"a"> & {
  href: string;
  /** Replaces the page in the browser's history. */
  replace?: boolean | undefined;
  /** False leaves the page where it is scrolled to. */
  scroll?: boolean | undefined;
  /** Loads the document: where next.config.mjs rewrites by the query, the router would keep the cached page. */
  reload?: boolean | undefined;
  /** Prefetches a cached page as soon as the link is in view, on a good line. For a few links a page. */
  ahead?: boolean | undefined;
  /** Shows a spinner before the words while the page is under way. */
  spins?: boolean | undefined;
};

/**
 * Every link to a page of the shop. A plain `<a>` without client code: ./navigation/page-links.tsx prefetches its
 * page on intent, opens it by the router and marks the link while its page is under way.
 */
export function PageLink({ reload, ahead, spins, scroll, replace, ...anchor }: PageLinkProps) {
  if (reload) return <a {...anchor} />;
  return (
    // Spread where they are set: React's data would name each undefined one.
    <a
      data-page={ahead ? "ahead" : ""}
      {...(spins && { "data-spins": "" })}
      {...(scroll === false && { "data-scroll": "stay" })}
      {...(replace && { "data-replace": "" })}
      {...anchor}
    />
  );
}
