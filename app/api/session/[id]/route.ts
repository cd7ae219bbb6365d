import { endOwnSession } from "#lib/accounts/sessions/end-own-sessions.ts";
import { signOutHeaders } from "#lib/auth/token-cookies.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  DELETE: route({
    access: "user",
    summary: "End one of the caller's sessions.",
    answer: messageAnswer,
    async handle({ actor, params }) {
      await endOwnSession(actor, params.id);
      const isOwn = params.id === actor.sessionId;
      const headers = isOwn ? signOutHeaders() : new Headers();
      return Response.json({ message: "That browser is signed out" }, { headers });
    },
  }),
});
