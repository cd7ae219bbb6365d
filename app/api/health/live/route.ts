import { resource, route } from "#lib/http/route.ts";
import { healthAnswer } from "#lib/readiness-schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "anyone",
    summary: "Whether the process answers.",
    answer: healthAnswer,
    handle: () => ({ status: "live" as const }),
  }),
});
