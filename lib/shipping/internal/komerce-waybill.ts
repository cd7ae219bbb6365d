import { isValid, parseISO } from "date-fns";
import { z } from "zod";
import { inJakarta } from "../../dates.ts";
import type { ParcelEntry } from "../schema.ts";

/** `data` of /track/waybill. */
export const komerceWaybill = z.looseObject({
  delivered: z.boolean().nullish(),
  delivery_status: z
    .looseObject({
      pod_receiver: z.string().nullish(),
      pod_date: z.string().nullish(),
      pod_time: z.string().nullish(),
    })
    .nullish(),
  manifest: z
    .array(
      z.looseObject({
        manifest_description: z.string(),
        manifest_date: z.string(),
        manifest_time: z.string().nullish(),
        city_name: z.string().nullish(),
      }),
    )
    .nullable(),
});

type KomerceWaybill = z.infer<typeof komerceWaybill>;

const MAX_ENTRIES = 100;
const MAX_CHARACTERS = 300;

/** Returns a parcel's history, latest first, without steps whose date can't be parsed. */
export function toEntries({ delivered, delivery_status, manifest }: KomerceWaybill): ParcelEntry[] {
  const steps = (manifest ?? []).map((step) =>
    toEntry(step.manifest_date, step.manifest_time, step.manifest_description, step.city_name),
  );
  const { pod_date, pod_time, pod_receiver } = delivery_status ?? {};
  const arrival = delivered
    ? toEntry(pod_date, pod_time, `DELIVERED${pod_receiver ? ` TO [${pod_receiver}]` : ""}`, "")
    : null;
  return [...steps, arrival]
    .filter((entry) => entry !== null)
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, MAX_ENTRIES);
}

/** Carriers give Jakarta time without a zone. */
function toEntry(
  date: string | null | undefined,
  time: string | null | undefined,
  description: string,
  place: string | null | undefined,
): ParcelEntry | null {
  const clock = /^\d{2}:\d{2}/.exec(time ?? "")?.[0] ?? "00:00";
  const at = new Date(parseISO(`${date}T${clock}`, { in: inJakarta }));
  if (!isValid(at)) return null;
  return {
    at: at.toISOString(),
    description: description.slice(0, MAX_CHARACTERS),
    place: (place ?? "").slice(0, MAX_CHARACTERS),
  };
}
