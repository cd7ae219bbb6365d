import type { Metadata } from "next";
import { EventForm } from "#components/dashboard/events/form/event-form.tsx";
import { Missing } from "#components/dashboard/parts/missing.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { findEvent } from "#lib/content/get-event.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";

export const metadata: Metadata = { title: "Edit Event" };

type UpdateEventPageProps = { params: Promise<{ id: string }> };

/** Edits an event's start as a day and a time (docs/pages.md#event-forms). */
export default async function UpdateEventPage({ params }: UpdateEventPageProps) {
  const { id } = await params;
  await requireAdmin(`/dashboard/update-events/${id}`);
  const event = await findEvent(id);
  if (!event) return <Missing what="Event" list="events" />;
  return (
    <>
      <PageHeading back="events" title="Edit Event" />
      <EventForm event={event} kind="day-and-time" />
    </>
  );
}
