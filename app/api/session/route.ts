import { sessionsAnswer } from "#lib/accounts/schema.ts";
import { endOwnSessions } from "#lib/accounts/sessions/end-own-sessions.ts";
import { listOwnSessions } from "#lib/accounts/sessions/list-own-sessions.ts";
import { signOutHeaders } from "#lib/auth/token-cookies.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "user",
    summary: "Where the caller is signed in, the last used first.",
    answer: sessionsAnswer,
    handle: async ({ actor }) => ({ data: await listOwnSessions(actor) }),
  }),
  DELETE: route({
    access: "user",
    summary: "Sign out everywhere, here as well.",
    answer: messageAnswer,
    async handle({ actor }) {
      await endOwnSessions(actor);
      return Response.json({ message: "Signed out everywhere" }, { headers: signOutHeaders() });
    },
  }),
});
