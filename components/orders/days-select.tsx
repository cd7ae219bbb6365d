import { SelectField } from "#components/ui/select-field.tsx";
import { LAST_DAYS } from "#lib/orders/schema.ts";
import { lastDays } from "./order-filter.ts";

const OPTIONS = LAST_DAYS.map((days) => ({ value: String(days), label: lastDays(days) }));

type DaysSelectProps = {
  label: string;
  everything: string;
  chosen: number | undefined;
  /** Without it the select belongs to a submitted form. */
  onChoose?: (days: number | undefined) => void;
};

/** Everything until one of 'Last 1 Days' … 'Last 7 Days' is chosen. */
export function DaysSelect({ label, everything, chosen, onChoose }: DaysSelectProps) {
  return (
    <SelectField
      label={label}
      name="days"
      placeholder={everything}
      options={OPTIONS}
      {...(onChoose
        ? {
            value: chosen ?? "",
            onChange: ({ target }) => onChoose(Number(target.value) || undefined),
          }
        : { defaultValue: chosen ?? "" })}
    />
  );
}
