import type { Metadata } from "next";
import { type ListPageProps, loadListPage } from "#app/load-list-page.ts";
import { eventChoice } from "#components/dashboard/events/event-choice.ts";
import { EventList } from "#components/dashboard/events/event-list.tsx";
import { EventsFilter } from "#components/dashboard/events/events-filter.tsx";
import { ListBody } from "#components/dashboard/parts/list/list-body.tsx";
import { ListKeys } from "#components/dashboard/parts/list/list-keys.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { listEvents } from "#lib/content/list-events.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";

export const metadata: Metadata = { title: "Kelola Events" };

export default async function EventsPage({ searchParams }: ListPageProps) {
  await requireAdmin(eventChoice.path);
  const loaded = await loadListPage(eventChoice, searchParams, listEvents);
  return (
    <>
      <PageHeading
        title="Kelola Events"
        action={<LinkButton href="/dashboard/event-form">+ Event Baru</LinkButton>}
      >
        {loaded.meta.total} event
      </PageHeading>
      <EventsFilter />
      <ListBody path={eventChoice.path} what="event" loaded={loaded}>
        <EventList events={loaded.data} />
      </ListBody>
      <ListKeys />
    </>
  );
}
