"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useFieldArray, useForm } from "react-hook-form";
import { Button } from "#components/ui/button/button.tsx";
import { ErrorNotice } from "#components/ui/notice.tsx";
import {
  accountsForm,
  type PaymentAccount,
  paymentSettingsAnswer,
} from "#lib/shop/settings-schema.ts";
import { LeaveGuard } from "../parts/leave-guard.tsx";
import { AccountChange } from "./account-change.tsx";
import { AccountFields, type AccountsFormValues } from "./account-fields.tsx";
import { OwnerDialog } from "./owner-dialog.tsx";
import type { Owner } from "./proof-fields.tsx";
import { useOwnerProof } from "./use-owner-proof.ts";

const NEW_ACCOUNT: PaymentAccount = { bank: "", number: "", holder: "", active: true };

/** The shop's bank accounts, in the order that customers see. */
export function AccountsForm({ accounts, owner }: { accounts: PaymentAccount[]; owner: Owner }) {
  const form = useForm<AccountsFormValues>({
    resolver: zodResolver(accountsForm),
    defaultValues: { payment_accounts: accounts },
  });
  const [seen, setSeen] = useState(accounts);
  const { errors, isDirty } = form.formState;
  const rows = useFieldArray({ control: form.control, name: "payment_accounts" });
  const { ask, change, busy, dialog } = useOwnerProof({
    request: (values: AccountsFormValues, proof) => ({
      path: "/api/settings",
      answer: paymentSettingsAnswer,
      body: { ...values, ...proof, payment_accounts_seen: seen },
    }),
    form,
    successMessage: "Rekening disimpan",
    onSaved({ data: { payment_accounts } }) {
      setSeen(payment_accounts);
      form.reset({ payment_accounts });
    },
  });
  const problem = errors.payment_accounts?.root?.message ?? errors.payment_accounts?.message;

  return (
    <>
      <form noValidate onSubmit={form.handleSubmit(ask)}>
        <p className="pb-4 text-abu">
          Pembeli melihat rekening yang aktif dalam urutan ini; yang pertama adalah yang utama.
          Pesanan lama tetap menampilkan rekening saat pesanan itu dibuat, sampai diganti di bawah.
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
        <ErrorNotice className="mt-4">{problem}</ErrorNotice>
        <div className="flex flex-wrap justify-between gap-3 pt-4">
          <Button variant="secondary" onClick={() => rows.append(NEW_ACCOUNT)}>
            Tambah Rekening
          </Button>
          <Button type="submit" busy={busy} disabled={!busy && !isDirty} className="ml-auto">
            Simpan Rekening
          </Button>
        </div>
        <LeaveGuard isUnsaved={isDirty} title="Tinggalkan halaman ini?">
          Rekening belum disimpan.
        </LeaveGuard>
      </form>
      <OwnerDialog {...dialog} title="Ubah rekening?" submitLabel="Ya, ubah rekening" owner={owner}>
        <p>
          Periksa setiap angka: pembeli mentransfer ke rekening ini. Semua admin mendapat e-mail.
        </p>
        <AccountChange before={seen} after={change?.payment_accounts ?? []} />
      </OwnerDialog>
    </>
  );
}
