import { PageLink } from "#components/ui/page-link.tsx";
import type { Refused } from "./use-purchase.ts";

/** The specification's words, without a full stop. */
const NEEDS_ACCOUNT: Record<Refused, string> = {
  add: "You have to create an account",
  quantity: "You need to create an account",
};

type LogInToBuyProps = { productId: string; refused: Refused };

/** The words for a visitor without an account, with both ways to one and back to the product. */
export function LogInToBuy({ productId, refused }: LogInToBuyProps) {
  const next = encodeURIComponent(`/product-detail/${productId}`);
  return (
    <>
      <span className="block">{NEEDS_ACCOUNT[refused]}</span>
      <PageLink href={`/auth/login?next=${next}`} className="link whitespace-nowrap">
        Log in to buy
      </PageLink>
      <span className="whitespace-nowrap">
        {" or "}
        <PageLink href={`/auth/register?next=${next}`} className="link">
          create an account
        </PageLink>
      </span>
    </>
  );
}
