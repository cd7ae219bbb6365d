import { SelectField } from "#components/ui/fields/select-field.tsx";
import { LAST_DAYS, type LastDays, lastDays, parseAsDays } from "./order-history-choice.ts";

const OPTIONS = LAST_DAYS.map((days) => ({ value: String(days), label: lastDays(days) }));

type DaysSelectProps = {
  label: string;
  everything: string;
  chosen: LastDays | null;
  onChoose: (days: LastDays | null) => void;
};

/** Everything until one of 'Last 1 Days' … 'Last 7 Days' is chosen. */
export function DaysSelect({ label, everything, chosen, onChoose }: DaysSelectProps) {
  return (
    <SelectField
      label={label}
      name="days"
      placeholder={everything}
      options={OPTIONS}
      value={chosen ?? ""}
      onChange={({ target }) => onChoose(parseAsDays.parse(target.value))}
    />
  );
}
