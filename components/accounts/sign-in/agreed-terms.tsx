import { PageLink } from "#components/ui/page-link.tsx";

/** Says what an account agrees to. `act` begins the sentence, as "By registering". */
export function AgreedTerms({ act }: { act: string }) {
  return (
    <p className="text-sm text-abu">
      {act} you accept our{" "}
      <PageLink href="/terms-condition" target="_blank" className="link">
        terms
        <span className="sr-only"> (opens a new tab)</span>
      </PageLink>
      , confirm that you are at least 21, and have read our{" "}
      <PageLink href="/privacy" target="_blank" className="link">
        privacy notice
        <span className="sr-only"> (opens a new tab)</span>
      </PageLink>
      . We send no advertising.
    </p>
  );
}
