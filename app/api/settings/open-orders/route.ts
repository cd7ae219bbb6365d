import { adminProof } from "#lib/accounts/second-factor/schema.ts";
import { EXAMPLE_PASSWORDS } from "#lib/http/openapi/example-values.ts";
import { resource, route } from "#lib/http/route.ts";
import { replaceOrderAccounts } from "#lib/payments/replace-order-accounts.ts";
import { replacedAccountsAnswer } from "#lib/payments/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "admin",
    summary:
      "Give every order that waits for payment the shop's present accounts, and mail its customer.",
    body: adminProof,
    example: { password: EXAMPLE_PASSWORDS.password },
    description: "Needs the password, and `code` with two-step sign-in, as a new account does.",
    answer: replacedAccountsAnswer,
    errors: { "too-many-requests": {} },
    handle: async ({ actor, body }) => ({
      data: { orders: await replaceOrderAccounts(actor, body) },
    }),
  }),
});
