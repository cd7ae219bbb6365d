import { PageLink } from "#components/ui/page-link.tsx";
import { useWords } from "#language";
import { SIGN_IN_WORDS } from "./sign-in-words.tsx";

/** Says what an account agrees to, in a sentence that begins with how it comes about. */
export function AgreedTerms({ act }: { act: "byOpening" | "byRegistering" }) {
  const words = useWords(SIGN_IN_WORDS);
  const link = (href: string, name: string) => (
    <PageLink href={href} target="_blank" className="link">
      {name}
      <span className="sr-only">{words.newTab}</span>
    </PageLink>
  );
  return (
    <p className="text-sm text-abu">
      {words.agreed(words[act], {
        terms: link("/terms-condition", words.terms),
        privacy: link("/privacy", words.privacy),
      })}
    </p>
  );
}
