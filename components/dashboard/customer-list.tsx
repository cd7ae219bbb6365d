import type { UserView } from "#lib/accounts/schema.ts";
import { CardList } from "./card-list.tsx";
import { Cell, type Column, DataTable, RowHeading } from "./data-table.tsx";

const COLUMNS: readonly Column[] = [
  { label: "Nama" },
  { label: "E-mail" },
  { label: "Nomor telepon" },
];

type Customer = Pick<UserView, "id" | "name" | "email" | "phone_number">;

export function CustomerList({ customers }: { customers: readonly Customer[] }) {
  return (
    <>
      <DataTable caption="Pelanggan, yang terbaru lebih dulu" columns={COLUMNS}>
        {customers.map((customer) => (
          <tr key={customer.id} className="hover:bg-mori">
            <RowHeading className="break-words">{customer.name}</RowHeading>
            <Cell className="py-0!">
              <Email customer={customer} />
            </Cell>
            <Cell className="py-0!">
              <Phone customer={customer} />
            </Cell>
          </tr>
        ))}
      </DataTable>
      <CardList label="Pelanggan, yang terbaru lebih dulu">
        {customers.map((customer) => (
          <li key={customer.id} className="flex flex-col items-start border border-garis p-4 pb-2">
            <span className="font-semibold break-words">{customer.name}</span>
            <Email customer={customer} />
            <Phone customer={customer} />
          </li>
        ))}
      </CardList>
    </>
  );
}

const CONTACT = "link inline-flex min-h-11 items-center break-all";

function Email({ customer }: { customer: Customer }) {
  return (
    <a href={`mailto:${customer.email}`} className={CONTACT}>
      {customer.email}
    </a>
  );
}

function Phone({ customer }: { customer: Customer }) {
  return (
    <a href={`tel:+${customer.phone_number}`} className={`${CONTACT} tabular-nums`}>
      +{customer.phone_number}
    </a>
  );
}
