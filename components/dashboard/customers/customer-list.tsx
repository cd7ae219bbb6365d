import { PageLink } from "#components/ui/page-link.tsx";
import { Price } from "#components/ui/price.tsx";
import type { CustomerView } from "#lib/accounts/schema.ts";
import { CustomerEmail, CustomerPhone } from "../parts/customer-contact.tsx";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { customerHref } from "../parts/hrefs.ts";

export type ListedCustomer = CustomerView & {
  /** Orders of any status. */
  orders: number;
  /** Rupiah of the paid orders. */
  paid: number;
};

/** The cards show these cells as well. */
const CONTACT: readonly Column<ListedCustomer>[] = [
  {
    label: "Nama",
    isHeading: true,
    className: "py-0!",
    cell: ({ id, name }) => (
      <PageLink
        href={customerHref(id)}
        className="link inline-flex min-h-11 max-w-80 min-w-32 items-center py-1 font-semibold wrap-anywhere"
      >
        {name}
      </PageLink>
    ),
  },
  { label: "E-mail", className: "py-0!", cell: ({ email }) => <CustomerEmail email={email} /> },
  {
    label: "Nomor telepon",
    className: "py-0!",
    cell: ({ phone_number }) => <CustomerPhone phone={phone_number} />,
  },
];

const COLUMNS: readonly Column<ListedCustomer>[] = [
  ...CONTACT,
  { label: "Pesanan", align: "right", cell: ({ orders }) => orders },
  { label: "Total dibayar", align: "right", cell: ({ paid }) => <Price value={paid} /> },
];

export function CustomerList({ customers }: { customers: readonly ListedCustomer[] }) {
  return (
    <DataTable
      caption="Pelanggan, yang terbaru lebih dulu"
      columns={COLUMNS}
      rows={customers}
      cardClassName="flex flex-col items-start p-4 pt-2"
      card={(customer) => (
        <>
          {CONTACT.map(({ label, cell }) => (
            <div key={label} className="contents">
              {cell(customer)}
            </div>
          ))}
          <p className="text-sm text-abu">
            {customer.orders} pesanan, dibayar <Price value={customer.paid} />
          </p>
        </>
      )}
    />
  );
}
