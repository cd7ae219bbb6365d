import { resource, route } from "#lib/http/route.ts";
import { assertReady } from "#lib/readiness.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "anyone",
    async handle() {
      await assertReady();
      return { status: "ready" };
    },
  }),
});
