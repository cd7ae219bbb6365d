import type { Metadata } from "next";
import { EventForm } from "#components/dashboard/events/form/event-form.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { requireAdmin } from "#lib/http/caller/current-user.ts";

export const metadata: Metadata = { title: "Event Baru" };

export default async function NewEventPage() {
  await requireAdmin("/dashboard/event-form");
  return (
    <>
      <PageHeading back="events" title="Event Baru" />
      <EventForm event={null} kind="moment" />
    </>
  );
}
