import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { Checkbox } from "#components/ui/fields/checkbox.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import type { accountsForm } from "#lib/shop/settings-schema.ts";
import { EntryButtons } from "../parts/entry-buttons.tsx";

export type AccountsFormValues = z.infer<typeof accountsForm>;

type AccountFieldsProps = {
  form: UseFormReturn<AccountsFormValues>;
  /** Place in the list, from 0. */
  at: number;
  isLast: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** One account of the list, with the buttons that move and remove it. */
export function AccountFields({ form, at, isLast, onMove, onRemove }: AccountFieldsProps) {
  const field = fieldsOf(form);
  const name = `rekening ${at + 1}`;
  return (
    <fieldset className="border border-garis p-4">
      <legend className="px-1 text-sm font-semibold">Rekening {at + 1}</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField label="Bank" autoComplete="off" {...field(`payment_accounts.${at}.bank`)} />
        <TextField
          label="Nomor rekening"
          autoComplete="off"
          inputMode="numeric"
          {...field(`payment_accounts.${at}.number`)}
        />
        <TextField
          label="Atas nama"
          autoComplete="off"
          {...field(`payment_accounts.${at}.holder`)}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2 pt-3">
        <span className="grow">
          <Checkbox
            label="Aktif: pembeli melihatnya"
            {...form.register(`payment_accounts.${at}.active`)}
          />
        </span>
        <EntryButtons {...{ name, at, isLast, onMove, onRemove }} />
      </div>
    </fieldset>
  );
}
