import { PageLink } from "#components/ui/page-link.tsx";
import type { OrderView } from "#lib/orders/schema.ts";
import { CustomerEmail, CustomerPhone } from "../../parts/customer-contact.tsx";
import { orderChoice } from "../list/order-choice.ts";

/** The customer's data at the time of the order. */
export function OrderCustomer({ customer }: { customer: OrderView["user"] }) {
  return (
    <address className="flex flex-col items-start not-italic">
      <span className="font-semibold wrap-anywhere text-soga-900">{customer.name}</span>
      {/* An erased order has no contacts. */}
      {customer.email === "" ? null : (
        <>
          <CustomerEmail email={customer.email} />
          <CustomerPhone phone={customer.phone_number} />
          <PageLink
            href={orderChoice.href({ search: customer.email })}
            className="tap-link text-sm"
          >
            Semua pesanan pelanggan ini
          </PageLink>
        </>
      )}
    </address>
  );
}
