import { logIn } from "#lib/accounts/log-in.ts";
import { loginAnswer, loginInput } from "#lib/accounts/schema.ts";
import { openSession } from "#lib/auth/session.ts";
import { TOKEN_SECONDS } from "#lib/auth/token.ts";
import { signInHeaders } from "#lib/auth/token-cookies.ts";
import { callerGroup } from "#lib/http/client-address.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    who: "anyone",
    summary: "Sign in: a token, and the same as a cookie.",
    body: loginInput,
    answer: loginAnswer,
    refuses: { unauthenticated: {}, "too-many-requests": {} },
    async handle({ body, request }) {
      const userId = await logIn(body, callerGroup(request.headers));
      const token = await openSession(userId, request.headers.get("user-agent"));
      return Response.json(
        { access_token: token, token_type: "Bearer", expires_in: TOKEN_SECONDS },
        { headers: signInHeaders(token) },
      );
    },
  }),
});
