"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { TextAreaField } from "#components/ui/fields/text-area-field.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { countWords, MAX_DESCRIPTION_WORDS } from "#lib/content/event-fields.ts";
import type { StartKind } from "./event-values.ts";

/** The fields of both event forms. */
type AnyValues = Record<
  | "event_name"
  | "event_start"
  | "event_date"
  | "event_time"
  | "event_end"
  | "event_location"
  | "description",
  string
>;

/** Name, place and description. */
export function WordFields() {
  const form = useFormContext<AnyValues>();
  const field = fieldsOf(form);
  const description = useWatch({ control: form.control, name: "description" });
  return (
    <div className="flex flex-col gap-5">
      <TextField label="Nama Event" autoComplete="off" {...field("event_name")} />
      <TextField label="Lokasi Event" autoComplete="off" {...field("event_location")} />
      <TextAreaField
        label="Deskripsi Event"
        rows={5}
        hint={`${countWords(description)} dari ${MAX_DESCRIPTION_WORDS} kata`}
        {...field("description")}
      />
    </div>
  );
}

/** Start and end. */
export function TimeFields({ kind }: { kind: StartKind }) {
  const field = fieldsOf(useFormContext<AnyValues>());
  return (
    <>
      <p className="pb-4 text-sm text-abu">Semua waktu adalah waktu Jakarta (WIB).</p>
      <div className="grid gap-5 sm:grid-cols-2 lg:max-w-3xl">
        {kind === "moment" ? (
          <TextField label="Mulai" type="datetime-local" {...field("event_start")} />
        ) : (
          <div className="grid grid-cols-[3fr_2fr] items-start gap-3">
            <TextField label="Tanggal Event" type="date" {...field("event_date")} />
            <TextField label="Waktu Event" type="time" {...field("event_time")} />
          </div>
        )}
        <TextField label="Selesai" type="datetime-local" {...field("event_end")} />
      </div>
    </>
  );
}
