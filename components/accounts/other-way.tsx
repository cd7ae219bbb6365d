import { PageLink } from "#components/ui/page-link.tsx";

type OtherWayProps = { question: string; href: string; label: string };

/** A link from a form to the one that the visitor may have wanted. */
export function OtherWay({ question, href, label }: OtherWayProps) {
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-2 text-abu">
      {question}
      <PageLink href={href} className="tap-link">
        {label}
      </PageLink>
    </p>
  );
}
