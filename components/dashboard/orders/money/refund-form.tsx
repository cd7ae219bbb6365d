"use client";

import { Button } from "#components/ui/button/button.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { formatRupiah } from "#lib/money.ts";
import { useRefund } from "./use-refund.ts";

type RefundFormProps = {
  orderId: string;
  /** Rupiah that the shop has of the order. */
  held: number;
};

/** Writes down a transfer back to the customer. The transfer itself is made at the bank. */
export function RefundForm({ orderId, held }: RefundFormProps) {
  const { form, submit, busy } = useRefund(orderId, held);
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid gap-4 @xl:grid-cols-2">
        <TextField
          label="Jumlah"
          inputMode="numeric"
          hint={`Di toko ada ${formatRupiah(held)}`}
          error={errors.amount?.message}
          {...form.register("amount")}
        />
        <TextField
          label="Tanggal transfer"
          type="date"
          error={errors.sent_on?.message}
          {...form.register("sent_on")}
        />
      </div>
      <TextField
        label="Ke rekening"
        hint="Bank, nomor dan nama pemilik"
        error={errors.account?.message}
        {...form.register("account")}
      />
      <TextField
        label="Catatan untuk pelanggan"
        hint="Boleh kosong"
        error={errors.note?.message}
        {...form.register("note")}
      />
      <TextField
        label="Gambar bukti transfer"
        hint="Boleh kosong. JPEG, PNG atau WebP; pelanggan melihatnya"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        error={errors.image?.message}
        {...form.register("image")}
      />
      <Button type="submit" busy={busy} className="self-start">
        Catat Pengembalian
      </Button>
    </form>
  );
}
