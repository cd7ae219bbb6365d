"use client";

import { Printer } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { labelsHref } from "../../parts/hrefs.ts";
import { ManyResults } from "./many-results.tsx";
import { ManyStatusDialog } from "./many-status-dialog.tsx";
import { useOrderSelection } from "./order-selection.tsx";
import { SelectAllOrders } from "./select-order.tsx";
import { type ManyResult, useUpdateOrders } from "./use-update-orders.ts";

/** The actions on the selected orders, and their results. */
export function ManyOrders() {
  const { selected, select } = useOrderSelection();
  const [isAsking, setAsking] = useState(false);
  const [results, setResults] = useState<ManyResult[] | null>(null);
  const [saves, setSaves] = useState(0);
  const outcome = useRef<HTMLElement>(null);
  const update = useUpdateOrders((done) => {
    setResults(done);
    setAsking(false);
    setSaves((count) => count + 1);
    // What failed stays selected, for another try.
    select(done.filter(({ failure }) => failure !== null).map(({ id }) => id));
  });
  const count = selected.length;

  useEffect(() => {
    if (results) outcome.current?.focus();
  }, [results]);

  return (
    <>
      {results && update.status ? (
        <ManyResults
          ref={outcome}
          results={results}
          status={update.status}
          onClose={() => setResults(null)}
        />
      ) : null}
      <div
        className={classNames(
          "flex flex-wrap items-center gap-x-4 gap-y-1 border-y border-garis py-1",
          count > 0 && "sticky top-14 z-10 bg-gading px-3 lg:top-0",
        )}
      >
        <SelectAllOrders />
        <p role="status" className="font-semibold empty:hidden">
          {count > 0 ? `${count} pesanan dipilih` : null}
        </p>
        {count > 0 ? (
          <Button variant="quiet" size="small" onClick={() => select([])}>
            Batal pilih
          </Button>
        ) : null}
        {count > 0 ? (
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
                setAsking(true);
              }}
            >
              Ubah Status
            </Button>
          </div>
        ) : null}
      </div>
      <ManyStatusDialog
        // A new one after a save: the focus goes to the results, not back to the button.
        key={saves}
        open={isAsking}
        orders={selected}
        busy={update.busy}
        failure={update.failure}
        onClose={() => setAsking(false)}
        onConfirm={update.save}
      />
    </>
  );
}
