import { LinkButton } from "#components/ui/button/link-button.tsx";
import { ProductPicture } from "#components/ui/product-picture.tsx";
import { listImages } from "#lib/catalogue/views/product-images.ts";
import type { EventView } from "#lib/content/schema.ts";
import { formatDateTime } from "#lib/dates.ts";
import { DeleteButton } from "../parts/delete-button.tsx";

/** The events with their actions. */
export function EventList({ events }: { events: readonly EventView[] }) {
  return (
    <ul className="grid gap-3 @4xl:grid-cols-2">
      {events.map((event) => (
        <li key={event.id} data-row className="flex gap-4 border border-garis p-3 sm:p-4">
          <span className="w-20 shrink-0 sm:w-24">
            <ProductPicture src={listImages(event)[0]} alt="" sizes="96px" kind="thumb" />
          </span>
          <div className="flex min-w-0 grow flex-col items-start gap-1 text-[0.9375rem]">
            <h2 className="max-w-full text-base font-semibold break-words">{event.event_name}</h2>
            <p className="text-sm text-abu">
              <time dateTime={event.event_start} className="whitespace-nowrap">
                {formatDateTime(event.event_start, "id")}
              </time>
              {" – "}
              <time dateTime={event.event_end} className="whitespace-nowrap">
                {formatDateTime(event.event_end, "id")}
              </time>
            </p>
            <p className="max-w-full text-sm break-words">{event.event_location}</p>
            <div className="mt-auto flex flex-wrap gap-2 pt-2">
              <LinkButton
                href={`/dashboard/update-events/${event.id}`}
                variant="secondary"
                size="small"
                aria-label={`Edit Event ${event.event_name}`}
              >
                Edit Event
              </LinkButton>
              <DeleteButton
                path={`/api/event/${event.id}?_method=delete`}
                kind="Event"
                name={event.event_name}
              />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
