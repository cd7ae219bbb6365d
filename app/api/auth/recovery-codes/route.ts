import { renewRecoveryCodes } from "#lib/accounts/second-factor/renew-recovery-codes.ts";
import { ownerProof, recoveryCodesAnswer } from "#lib/accounts/second-factor/schema.ts";
import { EXAMPLE_PROOF } from "#lib/http/openapi/example-values.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "user",
    summary: "Replace the recovery codes. Ends the other sessions of the account.",
    body: ownerProof,
    example: EXAMPLE_PROOF,
    answer: recoveryCodesAnswer,
    errors: { conflict: {}, "too-many-requests": {} },
    handle: async ({ actor, body }) => ({
      data: { recovery_codes: await renewRecoveryCodes(actor, body) },
    }),
  }),
});
