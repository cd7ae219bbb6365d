import { PageLink } from "#components/ui/page-link.tsx";
import { Price } from "#components/ui/price.tsx";
import type { CustomerView } from "#lib/accounts/schema.ts";
import { CardList } from "../parts/card-list.tsx";
import { CustomerEmail, CustomerPhone } from "../parts/customer-contact.tsx";
import { Cell, type Column, DataTable, RowHeading } from "../parts/data-table.tsx";
import { customerHref } from "../parts/hrefs.ts";

const COLUMNS: readonly Column[] = [
  { label: "Nama" },
  { label: "E-mail" },
  { label: "Nomor telepon" },
  { label: "Pesanan", align: "right" },
  { label: "Total dibayar", align: "right" },
];

export type ListedCustomer = CustomerView & {
  /** Orders of any status. */
  orders: number;
  /** Rupiah of the paid orders. */
  paid: number;
};

export function CustomerList({ customers }: { customers: readonly ListedCustomer[] }) {
  return (
    <>
      <DataTable caption="Pelanggan, yang terbaru lebih dulu" columns={COLUMNS}>
        {customers.map((customer) => (
          <tr key={customer.id} data-row className="hover:bg-mori">
            <RowHeading className="py-0!">
              <Name customer={customer} />
            </RowHeading>
            <Cell className="py-0!">
              <CustomerEmail email={customer.email} />
            </Cell>
            <Cell className="py-0!">
              <CustomerPhone phone={customer.phone_number} />
            </Cell>
            <Cell align="right">{customer.orders}</Cell>
            <Cell align="right">
              <Price value={customer.paid} />
            </Cell>
          </tr>
        ))}
      </DataTable>
      <CardList label="Pelanggan, yang terbaru lebih dulu">
        {customers.map((customer) => (
          <li
            key={customer.id}
            data-row
            className="flex flex-col items-start border border-garis p-4 pt-2"
          >
            <Name customer={customer} />
            <CustomerEmail email={customer.email} />
            <CustomerPhone phone={customer.phone_number} />
            <p className="text-sm text-abu">
              {customer.orders} pesanan, dibayar <Price value={customer.paid} />
            </p>
          </li>
        ))}
      </CardList>
    </>
  );
}

function Name({ customer }: { customer: ListedCustomer }) {
  return (
    <PageLink
      href={customerHref(customer.id)}
      className="link inline-flex min-h-11 max-w-80 min-w-32 items-center py-1 font-semibold wrap-anywhere"
    >
      {customer.name}
    </PageLink>
  );
}
