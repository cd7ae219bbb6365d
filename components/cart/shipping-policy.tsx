import { Accordion } from "#components/ui/accordion.tsx";
import { useLanguage, useWords } from "#language";
import { CARRIER_NAMES } from "#lib/shipping/carriers.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { POLICY_WORDS } from "./cart-words.ts";

type Sending = { city: string } & Pick<ShopFacts, "dispatchHours">;

export function ShippingPolicy({ city, dispatchHours }: Sending) {
  const { title, items } = useWords(POLICY_WORDS);
  const carriers = CARRIER_NAMES[useLanguage()];
  return (
    <section aria-label={title}>
      <Accordion items={items(carriers, city, dispatchHours)} />
    </section>
  );
}
