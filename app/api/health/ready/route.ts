import { resource, route } from "#lib/http/route.ts";
import { assertReady } from "#lib/readiness.ts";
import { healthAnswer } from "#lib/readiness-schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "anyone",
    summary: "Whether the shop can serve: the database is there.",
    answer: healthAnswer,
    async handle() {
      await assertReady();
      return { status: "ready" as const };
    },
  }),
});
