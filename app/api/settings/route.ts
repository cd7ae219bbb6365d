import { expireTags } from "#lib/expiry/expire-pages.ts";
import { tags } from "#lib/expiry/tags.ts";
import { EXAMPLE_PASSWORDS } from "#lib/http/openapi/example-values.ts";
import { resource, route } from "#lib/http/route.ts";
import { getPaymentSettings } from "#lib/payments/get-payment-settings.ts";
import { updateSettingsInput } from "#lib/payments/schema.ts";
import { updateShopSettings } from "#lib/payments/update-shop-settings.ts";
import { paymentSettings, paymentSettingsAnswer } from "#lib/shop/settings-schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "admin",
    summary: "The shop's ways to be paid.",
    answer: paymentSettingsAnswer,
    handle: async ({ actor }) => ({ data: await getPaymentSettings(actor) }),
  }),
  POST: route({
    access: "admin",
    summary: "Set the shop's ways to be paid; what is absent stays.",
    description:
      "`payment_accounts`, `qris` and `qris_picture` need the caller's password, with two-step sign-in also `code`. All admins get a mail.",
    body: updateSettingsInput,
    example: {
      payment_accounts: [
        { bank: "BCA", number: "123 456 7890", holder: "Sari Wulandari", active: true },
      ],
      payment_accounts_seen: [],
      password: EXAMPLE_PASSWORDS.password,
    },
    pictures: ["qris_picture"],
    answer: paymentSettingsAnswer,
    errors: { conflict: { payment_accounts: paymentSettings.shape.payment_accounts } },
    handle: async ({ actor, body }) => ({
      data: await updateShopSettings(actor, body, () => expireTags([tags.payment])),
    }),
  }),
});
