import Link from "next/link";
import type { ComponentProps } from "react";

type PageLinkProps = ComponentProps<"a"> & {
  href: string;
  /** Loads the document: where next.config.mjs rewrites by the query, the router would keep the cached page. */
  reload?: boolean | undefined;
};

export function PageLink({ reload, ...rest }: PageLinkProps) {
  return reload ? <a {...rest} /> : <Link prefetch={false} {...rest} />;
}
