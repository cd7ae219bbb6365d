import { PageLink } from "#components/ui/page-link.tsx";
import { usePathIn, useWords } from "#language";
import { BUY_WORDS } from "./buy-words.ts";
import type { Refused } from "./use-purchase.ts";

type LogInToBuyProps = { productId: string; refused: Refused };

/** The words for a visitor without an account, with both ways to one and back to the product. */
export function LogInToBuy({ productId, refused }: LogInToBuyProps) {
  const words = useWords(BUY_WORDS);
  const next = encodeURIComponent(usePathIn()(`/product-detail/${productId}`));
  return (
    <>
      <span className="block">{words.createFirst[refused]}</span>
      <PageLink href={`/auth/login?next=${next}`} className="link whitespace-nowrap">
        {words.logIn}
      </PageLink>
      <span className="whitespace-nowrap">
        {words.or}
        <PageLink href={`/auth/register?next=${next}`} className="link">
          {words.createLink}
        </PageLink>
      </span>
    </>
  );
}
