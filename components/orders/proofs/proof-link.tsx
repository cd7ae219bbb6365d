import { PageLink, type PageLinkProps } from "#components/ui/page-link.tsx";

type ProofLinkProps = Omit<PageLinkProps, "href"> & {
  /** The order's whole address of its proof page, as mails have it. */
  link: string;
};

/** Opens an order's proof page, in the language of this one. Its token is kept from other sites. */
export function ProofLink({ link, ...rest }: ProofLinkProps) {
  return <PageLink reload rel="noreferrer" href={new URL(link).pathname} {...rest} />;
}
