import { classNames } from "#components/ui/class-names.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { parseProvince } from "#lib/shipping/schema.ts";

type RecipientBlockProps = { order: OrderView; className?: string };

/** Where the parcel goes, as paper needs it: nothing to click, and a number that can be dialled. */
export function RecipientBlock({ order, className }: RecipientBlockProps) {
  const province = parseProvince(order.province)?.name ?? order.province;
  return (
    <address className={classNames("not-italic wrap-anywhere", className)}>
      <strong className="block">{order.recipient}</strong>
      {order.address}
      <br />
      {order.description === "" ? null : (
        <>
          {order.description}
          <br />
        </>
      )}
      {order.city}, {province} {order.zip_code}
      <br />
      <span className="tabular-nums">+{order.phone_number}</span>
    </address>
  );
}
