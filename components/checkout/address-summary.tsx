import { PageLink } from "#components/ui/page-link.tsx";
import { useWords } from "#language";
import type { CheckoutAddress } from "#lib/checkout/schema.ts";
import { hasLetters } from "#lib/fields/has-letters.ts";
import { parseProvince } from "#lib/fields/province-text.ts";
import { CHECKOUT_WORDS } from "./checkout-words.ts";

/** The chosen address, with a link to change it. */
export function AddressSummary({ address }: { address: CheckoutAddress }) {
  const words = useWords(CHECKOUT_WORDS);
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 border border-garis bg-putih p-4">
      <address className="min-w-0 not-italic" lang="id">
        <span className="font-semibold">{address.recipient}</span>, {address.phone_number}
        <br />
        {[address.address, address.description].filter(hasLetters).join(", ")}
        <br />
        {address.city}, {parseProvince(address.province)?.name} {address.zip_code}
      </address>
      <PageLink href="/checkout/address" className="tap-link self-start">
        <span>{words.change}</span>
        <span className="sr-only"> {words.changeAddress}</span>
      </PageLink>
    </div>
  );
}
