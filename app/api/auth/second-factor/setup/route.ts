import { prepareSecondFactor } from "#lib/accounts/second-factor/prepare-second-factor.ts";
import { factorSetupAnswer } from "#lib/accounts/second-factor/schema.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "user",
    summary: "A new key for an authenticator app. Nothing changes before its first code.",
    answer: factorSetupAnswer,
    handle: async ({ actor }) => ({ data: await prepareSecondFactor(actor) }),
  }),
});
