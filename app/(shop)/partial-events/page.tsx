import type { Metadata } from "next";
import { EventLists } from "#components/content/event-lists.tsx";
import { toEventData } from "#components/seo/event-data.ts";
import { JsonLd } from "#components/seo/json-ld.tsx";
import { readDemoShopForPage, readEventsForPage } from "#lib/cache/content.ts";
import { cacheForSeconds } from "#lib/cache/current-page.ts";
import { siteUrl } from "#lib/http/site.ts";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";

/** Events end without a write, so the visitor's clock sorts them again. */
const SECONDS = 300;

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getShopFacts();
  return {
    title: "Events",
    description: `Exhibitions, canting classes and markets of ${name}: what is on, what is to come, and what has been.`,
    alternates: { canonical: "/partial-events" },
  };
}

export default async function EventsPage() {
  cacheForSeconds(SECONDS);
  const [events, demo, facts] = await Promise.all([
    readEventsForPage(),
    readDemoShopForPage(),
    getShopFacts(),
  ]);
  return (
    <div className="page-width pt-8 pb-20 sm:pt-12">
      <h1 className="text-4xl sm:text-5xl">Events</h1>
      <p className="mt-3 max-w-prose text-abu">
        Exhibitions, classes and markets: where cloth and makers can be met. All times are
        Jakarta&rsquo;s.
      </p>
      <JsonLd data={toEventData(events, siteUrl(), facts.name)} />
      <EventLists
        events={events}
        madeAt={Date.now()}
        demo={demo}
        contact={{ name: facts.name, email: facts.email, whatsapp: facts.whatsapp }}
      />
    </div>
  );
}
