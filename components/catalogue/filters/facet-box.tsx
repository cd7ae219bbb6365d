import type { ChangeEventHandler } from "react";
import { Checkbox } from "#components/ui/fields/checkbox.tsx";

type FacetBoxProps = {
  name: string;
  value: string;
  label: string;
  /** Long form of an abbreviation. */
  title?: string | undefined;
  /** Number of products that the value gives. A value without products can still be ticked. */
  count: number | undefined;
  checked: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
};

export function FacetBox({ name, value, label, title, count, checked, onChange }: FacetBoxProps) {
  return (
    <Checkbox
      name={name}
      value={value}
      checked={checked}
      onChange={onChange}
      label={
        <>
          {title === undefined ? (
            label
          ) : (
            <abbr title={title} className="no-underline">
              {label}
            </abbr>
          )}
          {count === undefined ? null : (
            <span className="ml-0.5 text-sm text-abu tabular-nums"> ({count})</span>
          )}
        </>
      }
    />
  );
}
