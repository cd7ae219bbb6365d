import { chatLink } from "#lib/catalogue/chat-link.ts";
import { getProduct } from "#lib/catalogue/get-product.ts";
import { productDetailAnswer } from "#lib/catalogue/schema.ts";
import { resource, route } from "#lib/http/route.ts";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "anyone",
    summary: "A product, and the link to chat about it.",
    answer: productDetailAnswer,
    async handle({ params }) {
      const [product, facts] = await Promise.all([getProduct(params.id), getShopFacts()]);
      return { product, link: chatLink(facts, product) };
    },
  }),
});
