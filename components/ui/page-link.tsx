import type { ComponentProps } from "react";

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

/**
 * Renders a link to a page of the shop as a plain `<a>` without client code. navigation/page-links.tsx
 * prefetches its page, opens it by the router and marks the link meanwhile.
 */
export function PageLink({ reload, ahead, spins, scroll, replace, ...anchor }: PageLinkProps) {
  if (reload) return <a {...anchor} />;
  return (
    // Only the attributes that are set: React's data would also name undefined ones.
    <a
      data-page={ahead ? "ahead" : ""}
      {...(spins && { "data-spins": "" })}
      {...(scroll === false && { "data-scroll": "stay" })}
      {...(replace && { "data-replace": "" })}
      {...anchor}
    />
  );
}
