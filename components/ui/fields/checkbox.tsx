import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  name: string;
  label: ReactNode;
  /** Shows the box alone, for rows of a table. */
  isBare?: boolean;
};

/** Box and label are one 44 px target. */
export function Checkbox({ label, isBare, ...input }: CheckboxProps) {
  return (
    <label className={classNames("checkbox", isBare ? "w-11 justify-center" : "gap-3")}>
      <span className="relative size-5 shrink-0">
        <input type="checkbox" className="checkbox-box" {...input} />
        <svg viewBox="0 0 24 24" aria-hidden className="checkbox-tick">
          <path d="M20 6 9 17l-5-5" />
        </svg>
      </span>
      <span className={isBare ? "sr-only" : undefined}>{label}</span>
    </label>
  );
}
