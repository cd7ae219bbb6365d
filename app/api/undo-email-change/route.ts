import { undoEmailChange } from "#lib/accounts/email-change/undo-email-change.ts";
import { undoEmailChangeAnswer, undoEmailChangeInput } from "#lib/accounts/schema.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "anyone",
    summary: "Take back a change of e-mail, with the token of the mail to the old address.",
    description: "Ends every session of the account. Its password has to be reset afterwards.",
    body: undoEmailChangeInput,
    example: { token: "kP3…the token of the mail's link…" },
    answer: undoEmailChangeAnswer,
    errors: { conflict: {} },
    handle: async ({ body }) => ({ data: await undoEmailChange(body) }),
  }),
});
