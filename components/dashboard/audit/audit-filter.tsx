"use client";

import { AUDIT_ACTIONS } from "#lib/audit/schema.ts";
import { FilterForm } from "../parts/list/filter-form.tsx";
import { AUDIT_DAYS, auditChoice } from "./audit-choice.ts";
import { ACTION_LABELS } from "./audit-labels.ts";

const ACTIONS = AUDIT_ACTIONS.map((action) => ({ value: action, label: ACTION_LABELS[action] }));

const DAYS = AUDIT_DAYS.map((days) => ({
  value: String(days),
  label: days === 1 ? "Hari ini" : `${days} hari terakhir`,
}));

type AuditFilterProps = {
  /** Names of those who made changes. */
  people: readonly string[];
  canClear: boolean;
};

/** Subject, kind of change, person and days. */
export function AuditFilter({ people, canClear }: AuditFilterProps) {
  const names = people.map((name) => ({ value: name, label: name }));
  return (
    <FilterForm
      list={auditChoice}
      canClear={canClear}
      filters={[
        { name: "subject", label: "Cari perubahan", placeholder: "Nama barang atau no. pesanan" },
        {
          name: "action",
          label: "Apa",
          placeholder: "Semua perubahan",
          options: ACTIONS,
          width: "col-span-2 sm:w-60",
        },
        {
          name: "who",
          label: "Siapa",
          placeholder: "Semua orang",
          options: names,
          width: "min-w-0 sm:w-48",
        },
        {
          name: "days",
          label: "Waktu",
          placeholder: "Kapan saja",
          options: DAYS,
          width: "sm:w-48",
        },
      ]}
    />
  );
}
