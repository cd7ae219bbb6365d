import { register } from "#lib/accounts/register.ts";
import { registerInput, userAnswer } from "#lib/accounts/schema.ts";
import { requesterOf } from "#lib/http/caller/requester.ts";
import { EXAMPLE_ACCOUNT, EXAMPLE_PASSWORDS } from "#lib/http/openapi/example-values.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "anyone",
    summary: "Open an account. It isn't signed in by that.",
    body: registerInput,
    example: { ...EXAMPLE_ACCOUNT, ...EXAMPLE_PASSWORDS },
    answer: userAnswer,
    status: 201,
    errors: { "too-many-requests": {} },
    handle: async ({ body, request }) => ({
      data: await register(body, requesterOf(request)),
    }),
  }),
});
