"use client";

import type { FiltersOf } from "#components/list/filter-fields.tsx";
import { dayOptions } from "#components/orders/history/order-history-choice.ts";
import { PAYMENT_OPTIONS, STATUS_OPTIONS } from "#lib/orders/status/status-labels.ts";
import { FilterForm } from "../../parts/list/filter-form.tsx";
import { orderChoice } from "./order-choice.ts";

const DIFFERENCES = [
  { value: "due", label: "Masih kurang" },
  { value: "return", label: "Harus kembali" },
];

const NARROW = "sm:w-44";
const WIDE = "col-span-2 sm:w-80";

const FILTERS: FiltersOf<typeof orderChoice> = [
  { name: "search", label: "Cari pesanan", placeholder: "No. pesanan, nama, atau e-mail" },
  {
    name: "days",
    label: "Tanggal pesanan",
    placeholder: "Semua tanggal",
    options: dayOptions("en"),
    width: NARROW,
  },
  {
    name: "money",
    label: "Selisih uang",
    placeholder: "Semua pesanan",
    options: DIFFERENCES,
    width: NARROW,
  },
  {
    name: "status",
    label: "Status",
    placeholder: "Semua status",
    options: STATUS_OPTIONS,
    width: WIDE,
  },
  {
    name: "payment_status",
    label: "Pembayaran",
    placeholder: "Semua pembayaran",
    options: PAYMENT_OPTIONS,
    width: WIDE,
  },
];

/** Text, days, the money's difference and both statuses. */
export function OrdersFilter({ canClear }: { canClear: boolean }) {
  return <FilterForm list={orderChoice} filters={FILTERS} canClear={canClear} />;
}
