"use client";

import { DraftForm } from "#components/dashboard/parts/draft-form/draft-form.tsx";
import { useDraftForm } from "#components/dashboard/parts/draft-form/use-draft-form.ts";
import { useSaveForm } from "#components/dashboard/parts/draft-form/use-save-form.ts";
import { EnglishSides } from "#components/dashboard/parts/english-sides.tsx";
import { FormSection } from "#components/dashboard/parts/form-section.tsx";
import { PictureFields } from "#components/dashboard/parts/picture-slots/picture-fields.tsx";
import {
  createEventInput,
  type EventView,
  editEventInput,
  eventAnswer,
} from "#lib/content/schema.ts";
import { IMAGE_SLOTS } from "#lib/media/image-slots.ts";
import { TimeFields, WordFields } from "./event-inputs.tsx";
import {
  changedEventValues,
  type EventValues,
  eventValues,
  type StartKind,
} from "./event-values.ts";

const ENGLISH_TEXTS = [
  { name: "event_name_en", label: "Nama" },
  { name: "description_en", label: "Deskripsi", isLong: true },
] as const;

/** The form of a new or existing event. It sends the changed fields. */
export function EventForm({ event, kind }: { event: EventView | null; kind: StartKind }) {
  const state = useDraftForm<EventValues>({
    opened: eventValues(event, kind),
    pictured: event,
    slotCount: IMAGE_SLOTS.length,
    schema: kind === "moment" ? createEventInput : editEventInput,
    changed: changedEventValues(kind),
    draftKey: `event-draft:${event?.id ?? "new"}`,
  });
  const save = useSaveForm(state, {
    path: event ? `/api/event/${event.id}?_method=patch` : "/api/event",
    answer: eventAnswer,
    name: "Event",
    list: "/dashboard/events",
    pictureErrors: "in-notice",
  });
  return (
    <DraftForm state={state} save={save}>
      <FormSection title="Tentang event">
        <WordFields />
      </FormSection>
      <EnglishSides texts={ENGLISH_TEXTS} />
      <FormSection title="Waktu">
        <TimeFields kind={kind} />
      </FormSection>
      <FormSection title="Gambar Event">
        <PictureFields state={state} save={save} />
      </FormSection>
    </DraftForm>
  );
}
