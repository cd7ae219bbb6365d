import { refreshEvents } from "#lib/cache/refresh.ts";
import { deleteEvent } from "#lib/content/delete-event.ts";
import { getEvent } from "#lib/content/get-event.ts";
import { updateEventInput } from "#lib/content/schema.ts";
import { updateEvent } from "#lib/content/update-event.ts";
import { resource, route } from "#lib/http/route.ts";
import { IMAGE_SLOTS } from "#lib/media/image-slots.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "anyone",
    handle: async ({ params }) => ({ data: await getEvent(params.id) }),
  }),
  PATCH: route({
    who: "admin",
    body: updateEventInput,
    pictures: IMAGE_SLOTS,
    async handle({ actor, params, body }) {
      const event = await updateEvent(actor, params.id, body);
      refreshEvents();
      return { data: event };
    },
  }),
  DELETE: route({
    who: "admin",
    async handle({ actor, params }) {
      const event = await deleteEvent(actor, params.id);
      refreshEvents();
      return { message: "The event is deleted", data: event };
    },
  }),
});
