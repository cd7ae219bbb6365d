"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { conflictMessage } from "#components/forms/error-messages.ts";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { PictureError, preparePicture } from "#components/forms/prepare-picture.ts";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { jakartaDay } from "#lib/dates.ts";
import { type OrderView, orderAnswer } from "#lib/orders/schema.ts";
import { formatRupiah, parseTypedAmount } from "#lib/rupiah.ts";
import { Confirm } from "../../parts/confirm.tsx";
import { refundWords } from "./refund-words.ts";

type RefundFields = {
  amount: string;
  account: string;
  sent_on: string;
  note: string;
  /** At most one file. */
  image: FileList | null;
};

async function bodyOf({ image, ...fields }: RefundFields, held: number) {
  const body = { ...fields, held_seen: String(held) };
  const [picture] = image ?? [];
  if (!picture) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, value);
  form.set("image", await preparePicture(picture));
  return form;
}

function amountError(typed: string, most: number): string | true {
  const amount = parseTypedAmount(typed);
  if (!amount) return "Jumlah harus rupiah bulat di atas nol, misalnya 485.000";
  return amount <= most || `Paling banyak ${formatRupiah(most)}`;
}

const accountError = (typed: string) => typed.trim() !== "" || "Rekening tujuan harus terisi";

type RefundFormProps = {
  order: Pick<OrderView, "id" | "order_no" | "name">;
  hasEmail: boolean;
  /** Rupiah that the shop has of the order, as the page shows it. */
  held: number;
  /** Rupiah that may go back. */
  most: number;
  /** Rupiah that are filled in. */
  proposed: number;
  onDone?: () => void;
};

/** Writes down a transfer back to the customer, after a question. The transfer itself is made at the bank. */
export function RefundForm({ order, hasEmail, held, most, proposed, onDone }: RefundFormProps) {
  const [asked, setAsked] = useState<RefundFields | null>(null);
  const form = useForm<RefundFields>({
    defaultValues: {
      amount: formatRupiah(proposed),
      account: "",
      sent_on: jakartaDay(new Date()),
      note: "",
      image: null,
    },
  });
  const field = fieldsOf(form);
  const { save, busy } = useSave({
    request: async (fields: RefundFields) => ({
      path: `/api/order/${order.id}/refund`,
      answer: orderAnswer,
      body: await bodyOf(fields, held),
    }),
    form,
    successMessage: "Pengembalian dicatat",
    errorMessage: (error) =>
      error instanceof PictureError ? error.message : conflictMessage(error),
    onSettled: () => setAsked(null),
    onSaved: onDone,
    refreshes: () => true,
  });
  return (
    <form noValidate onSubmit={form.handleSubmit(setAsked)} className="flex flex-col gap-4">
      <div className="grid gap-4 @xl:grid-cols-2">
        <TextField
          label="Jumlah"
          inputMode="numeric"
          hint={`Paling banyak ${formatRupiah(most)}`}
          {...field("amount", { validate: (typed) => amountError(typed, most) })}
        />
        <TextField label="Tanggal transfer" type="date" {...field("sent_on")} />
      </div>
      <TextField
        label="Ke rekening"
        hint="Bank, nomor dan nama pemilik"
        {...field("account", { validate: accountError })}
      />
      <TextField label="Catatan untuk pelanggan" hint="Boleh kosong" {...field("note")} />
      <TextField
        label="Gambar bukti transfer"
        hint="Boleh kosong. JPEG, PNG atau WebP; pelanggan melihatnya"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        {...field("image")}
      />
      <Button type="submit" busy={busy} className="self-start">
        Catat Pengembalian
      </Button>
      <Confirm
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && save(asked)}
        title="Catat pengembalian ini?"
        confirmLabel="Ya, catat"
        busy={busy}
      >
        <p>
          <strong>{formatRupiah(parseTypedAmount(asked?.amount ?? "") ?? 0)}</strong> ke{" "}
          <strong>{asked?.account || "–"}</strong> untuk {order.name}, pesanan {order.order_no}.
          {refundWords(hasEmail)}
        </p>
      </Confirm>
    </form>
  );
}
