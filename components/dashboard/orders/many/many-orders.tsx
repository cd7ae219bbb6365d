"use client";

import { Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Checkbox } from "#components/ui/fields/checkbox.tsx";
import { labelsHref } from "../../parts/hrefs.ts";
import { ManyResults } from "../../parts/many/many-results.tsx";
import { useSelection } from "../../parts/many/selection.tsx";
import { useMany } from "../../parts/many/use-many.ts";
import type { SelectableOrder } from "./many-questions.ts";
import { ManyStatusDialog } from "./many-status-dialog.tsx";
import { useUpdateOrders } from "./use-update-orders.ts";

type ManyOrdersProps = {
  /** The orders of this page. */
  orders: readonly SelectableOrder[];
};

/** The actions on the selected orders, and their results. */
export function ManyOrders({ orders }: ManyOrdersProps) {
  const { ids, select } = useSelection();
  const many = useMany();
  const update = useUpdateOrders(many.showOutcome);
  const selected = orders.filter(({ id }) => ids.has(id));
  const count = selected.length;
  const isAll = count === orders.length;

  return (
    <>
      {many.outcome ? (
        <ManyResults
          label="Hasil per pesanan"
          nameHead="No. Pesanan"
          outcome={many.outcome}
          onClose={many.closeOutcome}
        />
      ) : null}
      <div
        className={classNames(
          "flex flex-wrap items-center gap-x-4 gap-y-1 border-y border-garis py-1",
          count > 0 && "sticky top-14 z-10 bg-gading px-3 lg:top-0",
        )}
      >
        <SelectAll
          label={`Pilih semua di halaman ini (${orders.length})`}
          isAll={isAll}
          isSome={count > 0 && !isAll}
          onChange={() => select(isAll ? [] : orders.map(({ id }) => id))}
        />
        <p role="status" className="font-semibold empty:hidden">
          {count > 0 ? `${count} pesanan dipilih` : null}
        </p>
        {count > 0 ? (
          <>
            <Button variant="quiet" size="small" onClick={() => select([])}>
              Batal pilih
            </Button>
            <div className="flex flex-wrap gap-2 pb-1 sm:ml-auto sm:pb-0">
              <LinkButton
                href={labelsHref(selected.map(({ id }) => id))}
                variant="secondary"
                size="small"
              >
                <Printer size={16} aria-hidden />
                Cetak Label
              </LinkButton>
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  update.reset();
                  many.ask();
                }}
              >
                Ubah Status
              </Button>
            </div>
          </>
        ) : null}
      </div>
      <ManyStatusDialog
        key={many.saves}
        open={many.isAsking}
        orders={selected}
        busy={update.busy}
        errorMessage={update.errorMessage}
        onClose={many.close}
        onConfirm={update.save}
      />
    </>
  );
}

type SelectAllProps = { label: string; isAll: boolean; isSome: boolean; onChange: () => void };

function SelectAll({ label, isAll, isSome, onChange }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  return <Checkbox ref={box} name="select-all" label={label} checked={isAll} onChange={onChange} />;
}
