import { refreshProducts } from "#lib/cache/refresh.ts";
import { resource, route } from "#lib/http/route.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { updateOrderInput } from "#lib/orders/schema.ts";
import { updateOrder } from "#lib/orders/update-order.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "user",
    handle: async ({ actor, params }) => ({ data: [await getOrder(actor, params.id)] }),
  }),
  PATCH: route({
    who: "admin",
    body: updateOrderInput,
    async handle({ actor, params, body }) {
      const { order, productIds } = await updateOrder(actor, params.id, body);
      refreshProducts(productIds);
      return { data: [order] };
    },
  }),
});
