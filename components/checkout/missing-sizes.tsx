import type { Ref } from "react";
import { NameList } from "#components/ui/name-list.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { useWords } from "#language";
import type { CartItemView } from "#lib/cart/schema.ts";
import { CHECKOUT_WORDS } from "./checkout-words.ts";

type MissingSizesProps = { lines: readonly CartItemView[]; link: Ref<HTMLAnchorElement> };

/** Leads back to the cart, where the sizes are chosen. */
export function MissingSizes({ lines, link }: MissingSizesProps) {
  const words = useWords(CHECKOUT_WORDS);
  return (
    <Notice tone="warning" className="flex flex-col gap-1">
      <p role="status">
        {words.chooseSizes} <NameList names={lines.map(({ product }) => product)} />.
      </p>
      <PageLink ref={link} href="/cart" className="tap-link self-start">
        {words.chooseInCart}
      </PageLink>
    </Notice>
  );
}
