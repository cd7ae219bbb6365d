import { CONTACT } from "#components/layout/contact.ts";

/** The shop as sender. */
export function ShopBlock({ name }: { name: string }) {
  return (
    <address className="not-italic">
      <strong className="block">{name}</strong>
      {CONTACT.address.slice(0, -1).join(", ")}
      <br />
      {CONTACT.phone}
    </address>
  );
}
