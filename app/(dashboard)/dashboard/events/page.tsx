import type { Metadata } from "next";
import { type ListPageProps, loadListPage } from "#app/load-list-page.ts";
import { eventChoice } from "#components/dashboard/events/event-choice.ts";
import { EventList } from "#components/dashboard/events/event-list.tsx";
import { EventsFilter } from "#components/dashboard/events/events-filter.tsx";
import { ListKeys } from "#components/dashboard/parts/list/list-keys.tsx";
import { ListPages } from "#components/dashboard/parts/list/list-pages.tsx";
import { NothingFound } from "#components/dashboard/parts/list/nothing-found.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { listEvents } from "#lib/content/list-events.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";

export const metadata: Metadata = { title: "Kelola Events" };

export default async function EventsPage({ searchParams }: ListPageProps) {
  await requireAdmin(eventChoice.path);
  const loaded = await loadListPage(eventChoice, searchParams, listEvents);
  const { data: events, meta, isFiltered, hrefFor } = loaded;
  return (
    <>
      <PageHeading title="Kelola Events">{meta.total} event</PageHeading>
      <div className="flex flex-wrap items-end justify-between gap-3 pb-6">
        <EventsFilter />
        <LinkButton href="/dashboard/event-form" className="min-h-12 max-sm:w-full">
          + Event Baru
        </LinkButton>
      </div>
      {events.length === 0 ? (
        <NothingFound path={eventChoice.path} what="event" filtered={isFiltered} />
      ) : (
        <>
          <EventList events={events} />
          <ListPages meta={meta} hrefFor={hrefFor} />
        </>
      )}
      <ListKeys />
    </>
  );
}
