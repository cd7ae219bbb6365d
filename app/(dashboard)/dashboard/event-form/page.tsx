import type { Metadata } from "next";
import { BackLink } from "#components/dashboard/back-link.tsx";
import { EventForm } from "#components/dashboard/event-form/event-form.tsx";
import { PageHeading } from "#components/dashboard/page-heading.tsx";
import { requireAdmin } from "#lib/auth/current-user.ts";

export const metadata: Metadata = { title: "Event Baru" };

export default async function NewEventPage() {
  await requireAdmin("/dashboard/event-form");
  return (
    <>
      <BackLink href="/dashboard/events">Kelola Events</BackLink>
      <PageHeading title="Event Baru" />
      <EventForm event={null} kind="moment" />
    </>
  );
}
