import { logIn } from "#lib/accounts/log-in.ts";
import { loginAnswer, loginInput } from "#lib/accounts/schema.ts";
import { deviceCookie } from "#lib/auth/device-cookie.ts";
import { openSession } from "#lib/auth/session.ts";
import { signInHeaders } from "#lib/auth/token-cookies.ts";
import { requesterOf } from "#lib/http/requester.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    who: "anyone",
    summary: "Sign in: a token, and the same as a cookie.",
    body: loginInput,
    answer: loginAnswer,
    refuses: { unauthenticated: {}, "too-many-requests": {} },
    async handle({ body, request }) {
      const userId = await logIn(body, requesterOf(request));
      const session = await openSession(userId, request.headers.get("user-agent"));
      const headers = signInHeaders(session);
      headers.append("set-cookie", deviceCookie(request.headers, userId));
      return Response.json(
        { access_token: session.token, token_type: "Bearer", expires_in: session.seconds },
        { headers },
      );
    },
  }),
});
