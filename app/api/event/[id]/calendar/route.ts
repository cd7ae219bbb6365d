import { getEventCalendar } from "#lib/content/get-event-calendar.ts";
import { calendarAnswer } from "#lib/http/answers/calendar-answer.ts";
import { resource, route } from "#lib/http/route.ts";

/** Serves an event as an iCalendar file, for 'Remind Me'. */
export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "anyone",
    summary: "An event as a calendar file.",
    answer: "text/calendar",
    handle: async ({ params }) => calendarAnswer(await getEventCalendar(params.id)),
  }),
});
