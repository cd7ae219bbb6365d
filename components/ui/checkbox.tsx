import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  name: string;
  label: ReactNode;
  /** Shows the box alone, for rows of a table. */
  isBare?: boolean;
};

/** Box and label are one 44 px target. */
export function Checkbox({ label, isBare, ...input }: CheckboxProps) {
  return (
    <label
      className={classNames(
        "flex min-h-11 cursor-pointer items-center has-disabled:cursor-not-allowed has-disabled:text-abu",
        isBare ? "w-11 justify-center" : "gap-3",
      )}
    >
      <span className="relative size-5 shrink-0">
        <input
          type="checkbox"
          className="peer size-5 cursor-[inherit] appearance-none rounded-sm border border-abu bg-putih checked:border-soga-700 checked:bg-soga-700"
          {...input}
        />
        <Check
          size={16}
          strokeWidth={3}
          aria-hidden
          className="pointer-events-none absolute inset-0.5 hidden text-putih peer-checked:block"
        />
      </span>
      <span className={isBare ? "sr-only" : undefined}>{label}</span>
    </label>
  );
}
