import type { Metadata } from "next";
import { CONTENT_WORDS } from "#components/content/content-words.ts";
import { EventLists } from "#components/content/event-lists.tsx";
import { alternatesOf } from "#components/seo/alternates.ts";
import { toEventData } from "#components/seo/event-data.ts";
import { JsonLd } from "#components/seo/json-ld.tsx";
import { readDemoShopForPage, readEventsForPage } from "#lib/cache/content.ts";
import { cacheForSeconds } from "#lib/cache/current-page.ts";
import { readShopFactsForPage } from "#lib/cache/shop.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";
import { siteUrl } from "#lib/http/site.ts";

/** Events end without a write, so the visitor's clock sorts them again. */
const SECONDS = 300;

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await readShopFactsForPage();
  const language = await readLanguage();
  return {
    title: CONTENT_WORDS[language].events,
    description: CONTENT_WORDS[language].eventsDescription(name),
    alternates: alternatesOf("/partial-events", language),
  };
}

export default async function EventsPage() {
  cacheForSeconds(SECONDS);
  const language = await readLanguage();
  const words = CONTENT_WORDS[language];
  const [events, demo, facts] = await Promise.all([
    readEventsForPage(),
    readDemoShopForPage(),
    readShopFactsForPage(),
  ]);
  return (
    <div className="page-width pt-8 pb-20 sm:pt-12">
      <h1 className="text-4xl sm:text-5xl">{words.events}</h1>
      <p className="mt-3 max-w-prose text-abu">{words.eventsIntro}</p>
      <JsonLd data={toEventData(events, siteUrl(), facts.name, language)} />
      <EventLists
        events={events}
        madeAt={Date.now()}
        demo={demo}
        contact={{ name: facts.name, email: facts.email, whatsapp: facts.whatsapp }}
      />
    </div>
  );
}
