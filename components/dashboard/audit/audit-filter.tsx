"use client";

import { useListFilter } from "#components/list/use-list-filter.ts";
import { SelectField } from "#components/ui/fields/select-field.tsx";
import { AUDIT_ACTIONS, type AuditAction } from "#lib/audit/schema.ts";
import { FilterForm } from "../parts/list/filter-form.tsx";
import { SearchBox } from "../parts/list/search-box.tsx";
import { AUDIT_DAYS, auditChoice, parseAsAuditDays } from "./audit-choice.ts";
import { ACTION_LABELS } from "./audit-words.ts";

const ACTIONS = AUDIT_ACTIONS.map((action) => ({ value: action, label: ACTION_LABELS[action] }));

const DAYS = AUDIT_DAYS.map((days) => ({
  value: String(days),
  label: days === 1 ? "Hari ini" : `${days} hari terakhir`,
}));

type AuditFilterProps = {
  /** Names of those who made changes. */
  actors: readonly string[];
  /** False where nothing is chosen, or the empty list has the button. */
  canClear: boolean;
};

/** Subject, person, kind of change and days. Each change loads the list. */
export function AuditFilter({ actors, canClear }: AuditFilterProps) {
  const { choice, choose, busy, form } = useListFilter(auditChoice);
  const names = [...new Set([...actors, choice.who])].filter((name) => name !== "");
  return (
    <FilterForm form={form} clearHref={canClear ? auditChoice.path : null}>
      <div className="col-span-2 grow sm:max-w-96 sm:min-w-72">
        <SearchBox
          name="subject"
          label="Cari perubahan"
          labelShown
          placeholder="Nama barang atau no. pesanan"
          value={choice.subject}
          busy={busy}
          onSearch={(subject) => choose({ subject })}
        />
      </div>
      <div className="col-span-2 sm:w-60">
        <SelectField
          label="Apa"
          name="action"
          placeholder="Semua perubahan"
          options={ACTIONS}
          value={choice.action ?? ""}
          onChange={({ target }) =>
            choose({ action: (target.value || null) as AuditAction | null })
          }
        />
      </div>
      <div className="min-w-0 sm:w-48">
        <SelectField
          label="Siapa"
          name="who"
          placeholder="Semua orang"
          options={names.map((name) => ({ value: name, label: name }))}
          value={choice.who}
          onChange={({ target }) => choose({ who: target.value })}
        />
      </div>
      <div className="sm:w-48">
        <SelectField
          label="Waktu"
          name="days"
          placeholder="Kapan saja"
          options={DAYS}
          value={choice.days ?? ""}
          onChange={({ target }) => choose({ days: parseAsAuditDays.parse(target.value) })}
        />
      </div>
    </FilterForm>
  );
}
