import { getEventCalendar } from "#lib/content/get-event-calendar.ts";
import { calendarAnswer } from "#lib/http/calendar-answer.ts";
import { resource, route } from "#lib/http/route.ts";

/** For 'Remind Me': the event as an iCalendar file. */
export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "anyone",
    handle: async ({ params }) => calendarAnswer(await getEventCalendar(params.id)),
  }),
});
