import { inviteToTeam, listInvitations } from "#lib/accounts/team/invitations.ts";
import { invitationAnswer, invitationsAnswer, inviteInput } from "#lib/accounts/team/schema.ts";
import { EXAMPLE_ACCOUNT, EXAMPLE_PROOF } from "#lib/http/openapi/example-values.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "admin",
    summary: "The invitations that wait for their link.",
    answer: invitationsAnswer,
    handle: async ({ actor }) => ({ data: await listInvitations(actor) }),
  }),
  POST: route({
    access: "admin",
    summary: "Invite somebody to the team, by a mail with a link that is good for seven days.",
    description:
      "An earlier link of the same e-mail stops working. A customer's account with this e-mail gets the role.",
    body: inviteInput,
    example: { email: EXAMPLE_ACCOUNT.email, role: "packer", ...EXAMPLE_PROOF },
    status: 201,
    answer: invitationAnswer,
    errors: { conflict: {}, "too-many-requests": {} },
    handle: async ({ actor, body }) => ({ data: await inviteToTeam(actor, body) }),
  }),
});
