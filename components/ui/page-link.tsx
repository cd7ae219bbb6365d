import Link from "next/link";
import type { ComponentProps } from "react";

type PageLinkProps = ComponentProps<"a"> & {
  href: string;
  /** Loads the page anew: where the server picks another page by the query, the router would keep the one it knows. */
  reload?: boolean | undefined;
};

export function PageLink({ reload, ...rest }: PageLinkProps) {
  return reload ? <a {...rest} /> : <Link prefetch={false} {...rest} />;
}
