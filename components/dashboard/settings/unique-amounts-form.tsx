"use client";

import { useForm } from "react-hook-form";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { Checkbox } from "#components/ui/fields/checkbox.tsx";
import { paymentSettingsAnswer } from "#lib/shop/settings-schema.ts";
import { NOT_SAVED } from "./settings-copy.ts";

type Fields = { unique_amounts: boolean };

/** Switch for unique amounts. */
export function UniqueAmountsForm({ isOn }: { isOn: boolean }) {
  const form = useForm<Fields>({ defaultValues: { unique_amounts: isOn } });
  const { isDirty } = form.formState;
  const { save, busy } = useSave({
    request: (body: Fields) => ({ path: "/api/settings", answer: paymentSettingsAnswer, body }),
    form,
    successMessage: ({ data }) =>
      data.unique_amounts ? "Kode unik dipakai" : "Kode unik tidak dipakai lagi",
    errorMessage: NOT_SAVED,
    onSaved: ({ data: { unique_amounts } }) => form.reset({ unique_amounts }),
    refreshes: (error) => error === null,
  });
  return (
    <form noValidate onSubmit={form.handleSubmit((fields) => save(fields))}>
      <p className="pb-2 text-abu">
        Setiap pesanan baru mendapat tambahan Rp 1 sampai Rp 999, sehingga jumlah transfernya tidak
        sama dengan pesanan lain. Pembeli melihatnya sebelum memesan.
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <span className="grow">
          <Checkbox label="Pakai kode unik" {...form.register("unique_amounts")} />
        </span>
        <Button type="submit" busy={busy} disabled={!busy && !isDirty} className="ml-auto">
          Simpan Kode Unik
        </Button>
      </div>
    </form>
  );
}
