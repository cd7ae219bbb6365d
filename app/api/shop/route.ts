import { getShop } from "#lib/checkout/get-shop.ts";
import { shopAnswer } from "#lib/checkout/shop-schema.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "anyone",
    summary: "The shop's facts: contacts, address, carriers, limits and sizes of pictures.",
    limit: "list-address",
    answer: shopAnswer,
    handle: async () => ({ data: await getShop() }),
  }),
});
