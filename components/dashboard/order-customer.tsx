import type { OrderView } from "#lib/orders/schema.ts";

const CONTACT = "link inline-flex min-h-11 items-center break-all";

/** The customer as they were when they ordered. */
export function OrderCustomer({ customer }: { customer: OrderView["user"] }) {
  return (
    <address className="flex flex-col items-start not-italic">
      <span className="font-semibold break-words text-soga-900">{customer.name}</span>
      <a href={`mailto:${customer.email}`} className={CONTACT}>
        {customer.email}
      </a>
      <a href={`tel:+${customer.phone_number}`} className={CONTACT}>
        +{customer.phone_number}
      </a>
    </address>
  );
}
