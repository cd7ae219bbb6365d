import { register } from "#lib/accounts/register.ts";
import { registerInput } from "#lib/accounts/schema.ts";
import { callerGroup } from "#lib/client-address.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    who: "anyone",
    body: registerInput,
    status: 201,
    handle: async ({ body, request }) => ({
      data: await register(body, callerGroup(request.headers)),
    }),
  }),
});
