import Form from "next/form";
import Link from "next/link";
import { DaysSelect } from "#components/orders/days-select.tsx";
import { type OrderFilter, ordersHref } from "#components/orders/order-filter.ts";
import { Button } from "#components/ui/button.tsx";
import { buttonClass } from "#components/ui/button-style.ts";
import { SelectField } from "#components/ui/select-field.tsx";
import { ORDER_STATUSES } from "#lib/orders/order-status.ts";

const STATUSES = ORDER_STATUSES.map((status) => ({ value: status, label: status }));

type OrdersFilterProps = {
  path: string;
  filter: OrderFilter;
  /** Off where nothing is chosen, and where the empty list offers it. */
  canClear: boolean;
};

/** Days and status, kept in the address. */
export function OrdersFilter({ path, filter, canClear }: OrdersFilterProps) {
  const { days, status } = filter;
  return (
    <Form
      key={ordersHref(path, { days, status })}
      action={path}
      className="grid grid-cols-2 items-end gap-3 pb-6 sm:flex sm:flex-wrap"
    >
      <div className="sm:w-44">
        <DaysSelect label="Tanggal pesanan" everything="Semua tanggal" chosen={days} />
      </div>
      <div className="sm:w-52">
        <SelectField
          label="Status"
          name="status"
          placeholder="Semua status"
          options={STATUSES}
          defaultValue={status ?? ""}
        />
      </div>
      <Button type="submit" variant="secondary" className="min-h-12">
        Terapkan
      </Button>
      {canClear ? (
        <Link href={path} className={buttonClass({ variant: "quiet" })}>
          Hapus Filter
        </Link>
      ) : null}
    </Form>
  );
}
