import { rememberLanguage } from "#lib/accounts/remember-language.ts";
import { idempotencyKeyHeader, readIdempotencyKey } from "#lib/checkout/idempotency-key.ts";
import { placeOrder } from "#lib/checkout/place-order.ts";
import {
  earlierOrder,
  placeOrderAnswer,
  placeOrderConflict,
  placeOrderInput,
} from "#lib/checkout/schema.ts";
import { expireSoldProductPages } from "#lib/expiry/expire-pages.ts";
import { publicCallerGroup } from "#lib/http/caller/client-address.ts";
import { EXAMPLE_ADDRESS } from "#lib/http/openapi/example-values.ts";
import { resource, route } from "#lib/http/route.ts";
import { spokenLanguage } from "#lib/language/spoken-language.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { listTransferAccounts } from "#lib/orders/money/order-accounts.ts";
import { paymentQuery } from "#lib/orders/schema.ts";
import { describeOrderQris } from "#lib/payments/qris/order-qris.ts";
import { paymentAnswer } from "#lib/payments/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "user",
    summary: "An order, where to pay it, and the link to hand in its proof of transfer.",
    query: paymentQuery,
    answer: paymentAnswer,
    errors: { "not-found": {} },
    async handle({ actor, query }) {
      const order = await getOrder(actor, query.payment_id);
      const [payment_accounts, qris] = await Promise.all([
        listTransferAccounts(order),
        describeOrderQris(order),
      ]);
      return { order, link: order.link, payment_accounts, qris };
    },
  }),
  POST: route({
    access: "user",
    summary: "Order what is in the caller's cart.",
    headers: { "Idempotency-Key": idempotencyKeyHeader },
    body: placeOrderInput,
    example: {
      ...EXAMPLE_ADDRESS,
      ...{ service: "REG", ongkir: "19000", etd: "1-2", total: "469000" },
      customer_note: "Tolong dibungkus kado.",
    },
    answer: placeOrderAnswer,
    status: 201,
    errors: {
      conflict: placeOrderConflict.shape,
      invalid: earlierOrder.shape,
      "too-many-requests": {},
    },
    async handle({ actor, body, request }) {
      const key = readIdempotencyKey(request.headers.get("idempotency-key"));
      const group = publicCallerGroup(request.headers);
      // Before the order, whose mail may leave at once.
      await rememberLanguage(actor, spokenLanguage());
      const { order, sales } = await placeOrder(actor, body, key, group);
      expireSoldProductPages(sales);
      return { data: order };
    },
  }),
});
