import { signOutMember } from "#lib/accounts/team/change-team.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  DELETE: route({
    access: "admin",
    summary: "Sign one of the team out of every browser.",
    answer: messageAnswer,
    async handle({ actor, params }) {
      await signOutMember(actor, params.id);
      return { message: "Every session of the account has ended" };
    },
  }),
});
