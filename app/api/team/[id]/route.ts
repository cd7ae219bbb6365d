import { adminProof } from "#lib/accounts/second-factor/schema.ts";
import { changeTeamRole, removeFromTeam } from "#lib/accounts/team/change-team.ts";
import { changeTeamRoleInput, teamMemberAnswer } from "#lib/accounts/team/schema.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { EXAMPLE_PROOF } from "#lib/http/openapi/example-values.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  PATCH: route({
    access: "admin",
    summary: "Give one of the team another role. Ends the account's sessions.",
    body: changeTeamRoleInput,
    example: { role: "packer", ...EXAMPLE_PROOF },
    answer: teamMemberAnswer,
    errors: { conflict: {}, "too-many-requests": {} },
    handle: async ({ actor, params, body }) => ({
      data: await changeTeamRole(actor, params.id, body),
    }),
  }),
  DELETE: route({
    access: "admin",
    summary:
      "Take somebody out of the team: the account becomes a customer's, and its sessions end.",
    body: adminProof,
    example: EXAMPLE_PROOF,
    answer: messageAnswer,
    errors: { conflict: {}, "too-many-requests": {} },
    async handle({ actor, params, body }) {
      await removeFromTeam(actor, params.id, body);
      return { message: "The account is a customer's now" };
    },
  }),
});
