"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useFieldArray, useForm } from "react-hook-form";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { hasStatus } from "#lib/http/browser/client.ts";
import {
  accountsForm,
  type PaymentAccount,
  paymentSettingsAnswer,
} from "#lib/shop/settings-schema.ts";
import { FailureNotice } from "../parts/failure-notice.tsx";
import { LeaveGuard } from "../parts/leave-guard.tsx";
import { AccountFields, type AccountsFormValues } from "./account-fields.tsx";
import { NOT_SAVED } from "./settings-words.ts";

const NEW_ACCOUNT: PaymentAccount = { bank: "", number: "", holder: "", active: true };

/** The shop's bank accounts, in the order that customers see. */
export function AccountsForm({ accounts }: { accounts: PaymentAccount[] }) {
  const form = useForm<AccountsFormValues>({
    resolver: zodResolver(accountsForm),
    defaultValues: { payment_accounts: accounts },
  });
  const [seen, setSeen] = useState(accounts);
  const { errors, isDirty } = form.formState;
  const rows = useFieldArray({ control: form.control, name: "payment_accounts" });
  const { save, busy } = useSave({
    request: (values: AccountsFormValues) => ({
      path: "/api/settings",
      answer: paymentSettingsAnswer,
      body: { ...values, payment_accounts_seen: seen },
    }),
    form,
    successMessage: "Rekening disimpan",
    errorMessage: (error) => (hasStatus(error, 409) ? error.message : NOT_SAVED),
    onSaved({ data: { payment_accounts } }) {
      setSeen(payment_accounts);
      form.reset({ payment_accounts });
    },
    refreshes: (error) => error === null,
  });
  const problem = errors.payment_accounts?.root?.message ?? errors.payment_accounts?.message;

  return (
    <form noValidate onSubmit={form.handleSubmit((values) => save(values))}>
      <p className="pb-4 text-abu">
        Pembeli melihat rekening yang aktif dalam urutan ini; yang pertama adalah yang utama.
        Pesanan lama tetap menampilkan rekening saat pesanan itu dibuat.
      </p>
      <ol className="grid gap-4">
        {rows.fields.map(({ id }, at) => (
          <li key={id}>
            <AccountFields
              form={form}
              at={at}
              isLast={at === rows.fields.length - 1}
              onMove={(to) => rows.move(at, to)}
              onRemove={() => rows.remove(at)}
            />
          </li>
        ))}
      </ol>
      <FailureNotice words={problem} className="mt-4" />
      <div className="flex flex-wrap gap-3 pt-4">
        <Button variant="secondary" onClick={() => rows.append(NEW_ACCOUNT)}>
          Tambah Rekening
        </Button>
        <Button type="submit" busy={busy} disabled={!busy && !isDirty}>
          Simpan Rekening
        </Button>
      </div>
      <LeaveGuard isUnsaved={isDirty} title="Tinggalkan halaman ini?">
        Rekening belum disimpan.
      </LeaveGuard>
    </form>
  );
}
