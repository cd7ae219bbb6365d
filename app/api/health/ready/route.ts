import { resource, route } from "#lib/http/route.ts";
import { assertReady } from "#lib/observability/readiness.ts";
import { readinessChecks, readyAnswer } from "#lib/observability/readiness-schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "anyone",
    summary: "Whether the shop can serve, check by check.",
    description:
      "503 where a check is failing: the database doesn't answer, a migration is missing, or pictures can't be kept. Late mail and a picture storage that is out for a while are degraded, and the answer stays 200.",
    answer: readyAnswer,
    errors: { unavailable: { checks: readinessChecks } },
    handle: async () => ({ status: "ready" as const, checks: await assertReady() }),
  }),
});
