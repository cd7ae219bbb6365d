import { listTeam } from "#lib/accounts/team/list-team.ts";
import { teamAnswer } from "#lib/accounts/team/schema.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "admin",
    summary: "Who works for the shop.",
    answer: teamAnswer,
    handle: async ({ actor }) => ({ data: await listTeam(actor) }),
  }),
});
