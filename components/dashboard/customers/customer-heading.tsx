import { Price } from "#components/ui/price.tsx";
import { BackLink } from "../parts/back-link.tsx";
import { CustomerEmail, CustomerPhone } from "../parts/customer-contact.tsx";
import type { ListedCustomer } from "./customer-list.tsx";

/** A customer's name, contacts and sum of orders. */
export function CustomerHeading({ customer }: { customer: ListedCustomer }) {
  return (
    <div className="pb-6">
      <BackLink href="/dashboard/customers">Lihat Pelanggan</BackLink>
      <h1 className="text-2xl font-bold wrap-anywhere">{customer.name}</h1>
      <address className="flex flex-wrap gap-x-6 not-italic">
        <CustomerEmail email={customer.email} />
        <CustomerPhone phone={customer.phone_number} />
      </address>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 pt-3">
        <div className="flex items-baseline gap-2">
          <dt className="text-sm text-abu">Pesanan</dt>
          <dd className="font-semibold tabular-nums">{customer.orders}</dd>
        </div>
        <div className="flex items-baseline gap-2">
          <dt className="text-sm text-abu">Total dibayar</dt>
          <dd className="font-semibold">
            <Price value={customer.paid} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
