import { hasLetters } from "#lib/fields/has-letters.ts";
import { parseProvince } from "#lib/fields/province-text.ts";
import type { OrderView } from "#lib/orders/schema.ts";

export type DeliveryAddress = Pick<
  OrderView,
  "address" | "description" | "city" | "province" | "zip_code"
>;

/** The address lines between recipient and phone number. */
export function DeliveryLines({ order }: { order: DeliveryAddress }) {
  const province = parseProvince(order.province)?.name ?? order.province;
  return (
    <>
      {[order.address, order.description].filter(hasLetters).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      <span className="block">
        {order.city}, {province} {order.zip_code}
      </span>
    </>
  );
}
