import type { ComponentProps, ReactNode } from "react";

type RadioCardProps = Omit<ComponentProps<"input">, "type"> & { name: string; children: ReactNode };

/** A radio button as a card; put several into a `<fieldset>` with a `<legend>`. */
export function RadioCard({ children, ...input }: RadioCardProps) {
  return (
    <label className="flex min-h-14 cursor-pointer items-start gap-3 rounded-sm border border-garis bg-putih p-4 has-checked:border-soga-700 has-checked:outline has-checked:outline-soga-700 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-wedel-500">
      <input
        type="radio"
        className="mt-0.5 size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-abu bg-putih outline-none checked:border-[6px] checked:border-soga-700"
        {...input}
      />
      <span className="min-w-0 grow">{children}</span>
    </label>
  );
}
