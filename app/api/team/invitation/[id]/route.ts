import { withdrawInvitation } from "#lib/accounts/team/invitations.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  DELETE: route({
    access: "admin",
    summary: "Withdraw an invitation.",
    answer: messageAnswer,
    async handle({ actor, params }) {
      await withdrawInvitation(actor, params.id);
      return { message: "The invitation's link doesn't work any more" };
    },
  }),
});
