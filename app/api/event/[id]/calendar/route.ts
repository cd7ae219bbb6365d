import { getEventCalendar } from "#lib/content/get-event-calendar.ts";
import { download } from "#lib/http/answers/download.ts";
import { resource, route } from "#lib/http/route.ts";

/** Serves an event as an iCalendar file, for 'Remind Me'. */
export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "anyone",
    summary: "An event as a calendar file.",
    answer: "text/calendar",
    handle: async ({ params }) =>
      download("event.ics", "text/calendar; charset=utf-8", await getEventCalendar(params.id)),
  }),
});
