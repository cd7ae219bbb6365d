import Link from "next/link";

/** Says what an account agrees to. `act` begins the sentence, as "By registering". */
export function AgreedTerms({ act }: { act: string }) {
  return (
    <p className="text-sm text-abu">
      {act} you accept our{" "}
      <Link href="/terms-condition" prefetch={false} target="_blank" className="link">
        terms
        <span className="sr-only"> (opens a new tab)</span>
      </Link>
      , confirm that you are at least 21, and have read our{" "}
      <Link href="/privacy" prefetch={false} target="_blank" className="link">
        privacy notice
        <span className="sr-only"> (opens a new tab)</span>
      </Link>
      . We send no advertising.
    </p>
  );
}
