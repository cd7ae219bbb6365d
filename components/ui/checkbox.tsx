import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & { name: string; label: ReactNode };

/** Box and label are one 44 px target. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 has-disabled:cursor-not-allowed has-disabled:text-abu">
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
      <span>{label}</span>
    </label>
  );
}
