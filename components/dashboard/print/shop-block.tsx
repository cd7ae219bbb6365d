import { addressLines, type ShopFacts } from "#lib/shop/facts.ts";

/** The shop as sender. */
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
