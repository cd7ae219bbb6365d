import { acceptInvitation } from "#lib/accounts/team/accept-invitation.ts";
import { acceptInvitationInput, joinedAnswer } from "#lib/accounts/team/schema.ts";
import { openSignedIn } from "#lib/auth/open-signed-in.ts";
import { EXAMPLE_ACCOUNT, EXAMPLE_PASSWORDS } from "#lib/http/openapi/example-values.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "anyone",
    summary: "Join the shop's team, with the token of the invitation's mail.",
    description:
      "Sets name and password, and signs in by cookie where the account has no second factor. Ends its other sessions.",
    body: acceptInvitationInput,
    example: {
      token: "kP3…the token of the mail's link…",
      name: EXAMPLE_ACCOUNT.name,
      ...EXAMPLE_PASSWORDS,
    },
    limit: "invitation",
    answer: joinedAnswer,
    async handle({ body, request }) {
      const { email, role, verified } = await acceptInvitation(body);
      const { headers } = verified ? await openSignedIn(verified, request) : { headers: undefined };
      const data = { email, role, signed_in: verified !== null };
      return Response.json({ data }, headers && { headers });
    },
  }),
});
