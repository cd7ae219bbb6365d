import { updateUserInput, userAnswer } from "#lib/accounts/schema.ts";
import { updateUser } from "#lib/accounts/update-user.ts";
import { signOutHeaders } from "#lib/auth/token-cookies.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { EXAMPLE_ACCOUNT, EXAMPLE_PASSWORDS } from "#lib/http/openapi/example-values.ts";
import { resource, route } from "#lib/http/route.ts";
import { deleteAccount } from "#lib/privacy/delete-account.ts";
import { deleteAccountConflict, deleteAccountInput } from "#lib/privacy/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  PATCH: route({
    access: "user",
    summary: "Change the caller's own account.",
    description:
      "A new e-mail needs the password, with two-step sign-in also `code`, and waits for the code that is sent to it.",
    body: updateUserInput,
    example: { ...EXAMPLE_ACCOUNT, password: EXAMPLE_PASSWORDS.password },
    answer: userAnswer,
    errors: { "too-many-requests": {} },
    handle: async ({ actor, body }) => ({ data: await updateUser(actor, body) }),
  }),
  DELETE: route({
    access: "user",
    summary: "Delete the caller's own account.",
    description:
      "Orders stay without the person. Signs out everywhere. An account with two-step sign-in also needs `code`.",
    body: deleteAccountInput,
    example: { password: EXAMPLE_PASSWORDS.password },
    answer: messageAnswer,
    errors: { conflict: deleteAccountConflict.shape, "too-many-requests": {} },
    async handle({ actor, body }) {
      await deleteAccount(actor, body);
      return Response.json(
        { message: "Your account has been deleted" },
        { headers: signOutHeaders() },
      );
    },
  }),
});
