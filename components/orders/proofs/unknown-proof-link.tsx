import { LinkButton } from "#components/ui/button/link-button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { useWords } from "#language";
import { PROOF_WORDS } from "./proof-words.tsx";

/** The page of an incomplete or unknown link. */
export function UnknownProofLink({ email }: { email: string }) {
  const { unknown } = useWords(PROOF_WORDS);
  const mail = (
    <a href={`mailto:${email}`} className="link">
      {email}
    </a>
  );
  return (
    <div className="page-width py-12">
      <EmptyState
        level={1}
        title={unknown.title}
        action={<LinkButton href="/order-history">{unknown.action}</LinkButton>}
      >
        <p>{unknown.lead(mail)}</p>
      </EmptyState>
    </div>
  );
}
