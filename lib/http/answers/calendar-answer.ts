import "server-only";

export function calendarAnswer(calendar: string): Response {
  return new Response(calendar, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="event.ics"',
    },
  });
}
