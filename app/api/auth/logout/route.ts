import { endSession } from "#lib/auth/session.ts";
import { signOutHeaders } from "#lib/auth/token-cookies.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "user",
    summary: "Sign out: the token is dead.",
    answer: messageAnswer,
    async handle({ actor }) {
      await endSession(actor);
      return Response.json({ message: "Signed out" }, { headers: signOutHeaders() });
    },
  }),
});
