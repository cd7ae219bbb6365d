import Form from "next/form";
import { Button } from "#components/ui/button.tsx";
import { DaysSelect } from "./days-select.tsx";

type OrderHistoryFilterProps = { path: string; days: number | undefined; total: number };

/** A GET form, so it works without scripts and with the back button. */
export function OrderHistoryFilter({ path, days, total }: OrderHistoryFilterProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-6 pb-5">
      <Form key={days} action={path} className="flex grow items-end gap-3 sm:grow-0">
        <div className="min-w-0 grow sm:w-52">
          <DaysSelect label="Order date" everything="All orders" chosen={days} />
        </div>
        <Button type="submit" variant="secondary" className="min-h-12">
          Show
        </Button>
      </Form>
      <p className="text-sm text-abu" aria-live="polite">
        {total} {total === 1 ? "order" : "orders"}
      </p>
    </div>
  );
}
