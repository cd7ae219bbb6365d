"use client";

import Link from "next/link";
import { DaysSelect } from "#components/orders/days-select.tsx";
import { type OrderFilter, ordersHref } from "#components/orders/order-filter.ts";
import { buttonClass } from "#components/ui/button-style.ts";
import { SelectField } from "#components/ui/select-field.tsx";
import {
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from "#lib/orders/order-status.ts";
import { SearchBox } from "../../parts/list/search-box.tsx";
import { useListFilter } from "../../parts/list/use-list-filter.ts";

const STATUSES = ORDER_STATUSES.map((status) => ({ value: status, label: status }));
const PAYMENTS = PAYMENT_STATUSES.map((status) => ({ value: status, label: status }));

type OrdersFilterProps = {
  path: string;
  filter: OrderFilter;
  /** False where nothing is chosen, or the empty list has the button. */
  canClear: boolean;
};

/** Text, days and both statuses, kept in the address. Each change loads the list. */
export function OrdersFilter({ path, filter, canClear }: OrdersFilterProps) {
  const { shown, choose, busy } = useListFilter(filter, (next) => ordersHref(path, next));
  return (
    <form
      action={path}
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-2 items-end gap-3 pb-6 sm:flex sm:flex-wrap"
    >
      <div className="col-span-2 grow sm:max-w-96 sm:min-w-72">
        <SearchBox
          name="search"
          label="Cari pesanan"
          labelShown
          placeholder="No. pesanan, nama, atau e-mail"
          value={shown.search ?? ""}
          busy={busy}
          onSearch={(search) => choose({ search: search.trim() })}
        />
      </div>
      <div className="sm:w-44">
        <DaysSelect
          label="Tanggal pesanan"
          everything="Semua tanggal"
          chosen={shown.days}
          onChoose={(days) => choose({ days })}
        />
      </div>
      <div className="sm:w-52">
        <SelectField
          label="Status"
          name="status"
          placeholder="Semua status"
          options={STATUSES}
          value={shown.status ?? ""}
          onChange={({ target }) =>
            choose({ status: target.value === "" ? undefined : (target.value as OrderStatus) })
          }
        />
      </div>
      <div className="col-span-2 sm:w-56">
        <SelectField
          label="Pembayaran"
          name="payment_status"
          placeholder="Semua pembayaran"
          options={PAYMENTS}
          value={shown.payment_status ?? ""}
          onChange={({ target }) =>
            choose({
              payment_status: target.value === "" ? undefined : (target.value as PaymentStatus),
            })
          }
        />
      </div>
      {canClear ? (
        <Link
          href={path}
          scroll={false}
          className={`${buttonClass({ variant: "quiet" })} col-span-2 -ml-5 justify-self-start sm:ml-0`}
        >
          Hapus Filter
        </Link>
      ) : null}
    </form>
  );
}
