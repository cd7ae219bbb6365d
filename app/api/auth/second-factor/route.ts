import { confirmSecondFactor } from "#lib/accounts/second-factor/confirm-second-factor.ts";
import { removeSecondFactor } from "#lib/accounts/second-factor/remove-second-factor.ts";
import {
  confirmFactorInput,
  ownerProof,
  recoveryCodesAnswer,
} from "#lib/accounts/second-factor/schema.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { EXAMPLE_PROOF } from "#lib/http/openapi/example-values.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "user",
    summary:
      "Turn two-step sign-in on, or replace the app. Ends the other sessions of the account.",
    body: confirmFactorInput,
    example: { setup: "v1.…the setup's text…", ...EXAMPLE_PROOF },
    answer: recoveryCodesAnswer,
    errors: { conflict: {}, "too-many-requests": {} },
    handle: async ({ actor, body }) => ({
      data: { recovery_codes: await confirmSecondFactor(actor, body) },
    }),
  }),
  DELETE: route({
    access: "user",
    summary: "Turn two-step sign-in off. Ends the other sessions of the account.",
    body: ownerProof,
    example: EXAMPLE_PROOF,
    answer: messageAnswer,
    errors: { conflict: {}, "too-many-requests": {} },
    async handle({ actor, body }) {
      await removeSecondFactor(actor, body);
      return { message: "Two-step sign-in is off" };
    },
  }),
});
