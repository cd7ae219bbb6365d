import type { Metadata } from "next";
import { EventForm } from "#components/dashboard/events/form/event-form.tsx";
import { Missing } from "#components/dashboard/parts/missing.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { findEvent } from "#lib/content/get-event.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";

export const metadata: Metadata = { title: "Edit Event" };

type EditEventPageProps = { params: Promise<{ id: string }> };

/** Edits an event in the same form as a new one. */
export default async function EditEventPage({ params }: EditEventPageProps) {
  const { id } = await params;
  await requireAdmin(`/dashboard/event-form/${id}`);
  const event = await findEvent(id);
  if (!event) return <Missing what="Event" list="events" />;
  return (
    <>
      <PageHeading back="events" title="Edit Event" />
      <EventForm event={event} kind="moment" />
    </>
  );
}
