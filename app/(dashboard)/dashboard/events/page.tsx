import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { EventList } from "#components/dashboard/events/event-list.tsx";
import { EventsFilter } from "#components/dashboard/events/events-filter.tsx";
import {
  listHref,
  readPage,
  type SearchParams,
} from "#components/dashboard/parts/list/list-address.ts";
import { ListPages } from "#components/dashboard/parts/list/list-pages.tsx";
import { NothingFound } from "#components/dashboard/parts/list/nothing-found.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { requireAdmin } from "#lib/auth/current-user.ts";
import { listEvents } from "#lib/content/list-events.ts";
import { eventQuery } from "#lib/content/schema.ts";

export const metadata: Metadata = { title: "Kelola Events" };

const PATH = "/dashboard/events";
const PER_PAGE = 20;

type EventsPageProps = { searchParams: Promise<SearchParams> };

export default async function EventsPage({ searchParams }: EventsPageProps) {
  await requireAdmin(PATH);
  const search = await searchParams;
  const status = eventQuery.shape.status.catch(undefined).parse(search.status);
  const query = { status, page: readPage(search), per_page: PER_PAGE };
  const { data: events, meta } = await listEvents(query);
  const hrefFor = (page: number) => listHref(PATH, { status: status ?? "" }, page);
  if (meta.page > meta.last_page) redirect(hrefFor(meta.last_page));
  return (
    <>
      <PageHeading title="Kelola Events">{meta.total} event</PageHeading>
      <div className="flex flex-wrap items-end justify-between gap-3 pb-6">
        <EventsFilter path={PATH} status={status} />
        <LinkButton href="/dashboard/event-form" className="min-h-12 max-sm:w-full">
          + Event Baru
        </LinkButton>
      </div>
      {events.length === 0 ? (
        <NothingFound path={PATH} what="event" filtered={status !== undefined} />
      ) : (
        <>
          <EventList events={events} />
          <ListPages meta={meta} hrefFor={hrefFor} />
        </>
      )}
    </>
  );
}
