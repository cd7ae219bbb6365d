import { resource, route } from "#lib/http/route.ts";
import { liveAnswer } from "#lib/observability/readiness-schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "anyone",
    summary: "Whether the process answers.",
    answer: liveAnswer,
    handle: () => ({ status: "live" as const }),
  }),
});
