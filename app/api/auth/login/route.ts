import { z } from "zod";
import { logIn } from "#lib/accounts/log-in.ts";
import { rememberLanguage } from "#lib/accounts/remember-language.ts";
import { loginAnswer, loginInput } from "#lib/accounts/schema.ts";
import { openSignedIn } from "#lib/auth/open-signed-in.ts";
import { requesterOf } from "#lib/http/caller/requester.ts";
import { EXAMPLE_ACCOUNT, EXAMPLE_PASSWORDS } from "#lib/http/openapi/example-values.ts";
import { resource, route } from "#lib/http/route.ts";
import { spokenLanguage } from "#lib/language/spoken-language.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "anyone",
    summary: "Sign in: a token, and the same as a cookie.",
    description:
      "An account with two-step sign-in answers the right password by 401 with `second_factor`. Send the same call with `code`, of the app or a recovery code.",
    body: loginInput,
    example: { email: EXAMPLE_ACCOUNT.email, password: EXAMPLE_PASSWORDS.password },
    answer: loginAnswer,
    errors: { unauthenticated: { second_factor: z.literal(true) }, "too-many-requests": {} },
    async handle({ body, request }) {
      const verified = await logIn(body, requesterOf(request));
      await rememberLanguage(verified, spokenLanguage());
      const { session, headers } = await openSignedIn(verified, request);
      return Response.json(
        { access_token: session.token, token_type: "Bearer", expires_in: session.seconds },
        { headers },
      );
    },
  }),
});
