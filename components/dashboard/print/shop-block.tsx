import { addressLines, type ShopFacts } from "#lib/shop/facts.ts";

/** Renders the shop as the sender of what is printed. */
export function ShopBlock({ shop }: { shop: ShopFacts }) {
  return (
    <address className="not-italic">
      <strong className="block">{shop.name}</strong>
      {addressLines(shop).join(", ")}
      <br />
      {shop.phone}
    </address>
  );
}
