"use client";

import { useListFilter } from "#components/list/use-list-filter.ts";
import { DaysSelect } from "#components/orders/days-select.tsx";
import { SelectField } from "#components/ui/fields/select-field.tsx";
import type { OrderStatus, PaymentStatus } from "#lib/orders/order-status.ts";
import { MONEY_FILTERS } from "#lib/orders/schema.ts";
import { PAYMENT_OPTIONS, STATUS_OPTIONS } from "#lib/orders/status-words.ts";
import { FilterForm } from "../../parts/list/filter-form.tsx";
import { SearchBox } from "../../parts/list/search-box.tsx";
import { orderChoice } from "./order-choice.ts";

const DIFFERENCES = [
  { value: "due", label: "Masih kurang" },
  { value: "return", label: "Harus kembali" },
];

type OrdersFilterProps = {
  /** False where nothing is chosen, or the empty list has the button. */
  canClear: boolean;
};

/** Text, days and both statuses. Each change loads the list. */
export function OrdersFilter({ canClear }: OrdersFilterProps) {
  const { choice, choose, busy, form } = useListFilter(orderChoice);
  return (
    <FilterForm form={form} clearHref={canClear ? orderChoice.path : null}>
      <div className="col-span-2 grow sm:max-w-96 sm:min-w-72">
        <SearchBox
          name="search"
          label="Cari pesanan"
          labelShown
          placeholder="No. pesanan, nama, atau e-mail"
          value={choice.search}
          busy={busy}
          onSearch={(search) => choose({ search })}
        />
      </div>
      <div className="sm:w-44">
        <DaysSelect
          label="Tanggal pesanan"
          everything="Semua tanggal"
          chosen={choice.days}
          onChoose={(days) => choose({ days })}
        />
      </div>
      <div className="sm:w-44">
        <SelectField
          label="Selisih uang"
          name="money"
          placeholder="Semua pesanan"
          options={DIFFERENCES}
          value={choice.money ?? ""}
          onChange={({ target }) =>
            choose({ money: MONEY_FILTERS.find((filter) => filter === target.value) ?? null })
          }
        />
      </div>
      <div className="col-span-2 sm:w-80">
        <SelectField
          label="Status"
          name="status"
          placeholder="Semua status"
          options={STATUS_OPTIONS}
          value={choice.status ?? ""}
          onChange={({ target }) =>
            choose({ status: (target.value || null) as OrderStatus | null })
          }
        />
      </div>
      <div className="col-span-2 sm:w-80">
        <SelectField
          label="Pembayaran"
          name="payment_status"
          placeholder="Semua pembayaran"
          options={PAYMENT_OPTIONS}
          value={choice.payment_status ?? ""}
          onChange={({ target }) =>
            choose({
              payment_status: (target.value || null) as PaymentStatus | null,
            })
          }
        />
      </div>
    </FilterForm>
  );
}
