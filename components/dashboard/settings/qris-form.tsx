"use client";

import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useForm } from "react-hook-form";
import { PictureRefused, preparePicture } from "#components/forms/prepare-picture.ts";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { FieldError } from "#components/ui/fields/field.tsx";
import { TextAreaField } from "#components/ui/fields/text-area-field.tsx";
import type { ShownQris } from "#lib/payments/schema.ts";
import { paymentSettingsAnswer } from "#lib/shop/settings-schema.ts";
import { Confirm } from "../parts/confirm.tsx";
import { FileButton } from "../parts/csv/file-button.tsx";
import { NOT_SAVED } from "./settings-words.ts";

/** Text, picture of a code, or null to remove it. */
type QrisChange = string | File | null;

async function bodyOf(change: QrisChange): Promise<FormData | { qris: string | null }> {
  if (!(change instanceof File)) return { qris: change };
  const body = new FormData();
  body.set("qris_picture", await preparePicture(change));
  return body;
}

/** The shop's static QRIS code: pasted as text, or read from a picture. */
export function QrisForm({ qris }: { qris: ShownQris | null }) {
  const id = useId();
  const form = useForm({ defaultValues: { qris: "", qris_picture: "" } });
  const { errors } = form.formState;
  const [isAsking, setAsking] = useState(false);
  const { save, busy } = useSave({
    request: async (change: QrisChange) => ({
      path: "/api/settings",
      answer: paymentSettingsAnswer,
      body: await bodyOf(change),
    }),
    form,
    successMessage: (_answer, change) => (change === null ? "QRIS dihapus" : "QRIS disimpan"),
    errorMessage: (error) => (error instanceof PictureRefused ? error.message : NOT_SAVED),
    onSaved: () => form.reset(),
    onSettled: () => setAsking(false),
    refreshes: (error) => error === null,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = form.getValues("qris").trim();
    if (text) saveAgain(text);
    else form.setError("qris", { message: "Tempel teks QRIS dulu" }, { shouldFocus: true });
  }

  function saveAgain(change: QrisChange) {
    form.clearErrors();
    save(change);
  }

  return (
    <div className="grid gap-5">
      {qris ? (
        <QrisPreview qris={qris}>
          <Button variant="danger" size="small" busy={busy} onClick={() => setAsking(true)}>
            Hapus QRIS
          </Button>
          <Confirm
            open={isAsking}
            onClose={() => setAsking(false)}
            onConfirm={() => saveAgain(null)}
            title="Hapus QRIS?"
            confirmLabel="Hapus"
            busy={busy}
            danger
          >
            <p>Pembeli tidak bisa lagi membayar dengan QRIS {qris.merchantName}.</p>
          </Confirm>
        </QrisPreview>
      ) : null}
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextAreaField
          label={qris ? "Teks QRIS pengganti" : "Teks QRIS"}
          rows={3}
          hint="Teks QRIS statis dari bank atau penyedia Anda; awalnya 000201."
          spellCheck={false}
          autoComplete="off"
          className="font-mono"
          error={errors.qris?.message}
          {...form.register("qris")}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={busy}>
            Simpan QRIS
          </Button>
          <FileButton
            name="qris_picture"
            label="Atau Unggah Gambar QRIS"
            accept="image/jpeg,image/png,image/webp"
            describedBy={`${id}-error`}
            busy={busy}
            onChoose={saveAgain}
          />
        </div>
        <div role="alert">
          <FieldError id={id} error={errors.qris_picture?.message} />
        </div>
      </form>
    </div>
  );
}

type QrisPreviewProps = { qris: ShownQris; children: ReactNode };

/** The present code, with the name and city that payers see. */
function QrisPreview({ qris: { merchantName, city, picture }, children }: QrisPreviewProps) {
  return (
    <div className="flex flex-wrap items-center gap-5">
      <img
        src={picture}
        alt={`Kode QRIS ${merchantName}`}
        width={160}
        height={160}
        className="border border-garis"
      />
      <div className="flex flex-col items-start gap-3">
        <p>
          <span className="block font-semibold">{merchantName}</span>
          <span className="block text-abu">{city}</span>
        </p>
        {children}
      </div>
    </div>
  );
}
