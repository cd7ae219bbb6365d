import type { Metadata } from "next";
import { faqItems } from "#components/content/faq-items.ts";
import { toFaqData } from "#components/seo/faq-data.ts";
import { JsonLd } from "#components/seo/json-ld.tsx";
import { Accordion } from "#components/ui/accordion.tsx";
import { OpenLinked } from "#components/ui/open-linked.tsx";
import { readPaymentWaysForPage } from "#lib/cache/content.ts";
import { CARRIER_NAMES } from "#lib/shipping/carriers.ts";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";

export const metadata: Metadata = {
  title: "FAQ",
  description: `How our batik is made, choosing a size, paying, shipping with ${CARRIER_NAMES.en}, care and returns: eleven answers.`,
  alternates: { canonical: "/faq" },
};

export default async function FaqPage() {
  const [facts, ways] = await Promise.all([getShopFacts(), readPaymentWaysForPage()]);
  const items = faqItems(facts, ways);
  return (
    <div className="page-width grid gap-8 pt-8 pb-20 sm:pt-12 lg:grid-cols-[4fr_8fr] lg:gap-16">
      <div>
        <h1 className="text-4xl sm:text-5xl">FAQ</h1>
        <p className="mt-3 text-abu">
          What people ask us most. Anything else:{" "}
          <a href={`mailto:${facts.email}`} className="link">
            {facts.email}
          </a>
        </p>
      </div>
      <Accordion items={items} name="faq" />
      <OpenLinked />
      <JsonLd data={toFaqData(items)} />
    </div>
  );
}
