"use client";

import { type DragEvent, type FormEvent, type ReactNode, useId } from "react";
import { useForm, useWatch } from "react-hook-form";
import { PictureError, preparePicture } from "#components/forms/prepare-picture.ts";
import { Button } from "#components/ui/button/button.tsx";
import { FieldError } from "#components/ui/fields/field.tsx";
import { TextAreaField } from "#components/ui/fields/text-area-field.tsx";
import { readNewQris } from "#lib/payments/qris/read-new-qris.ts";
import type { ShownQris } from "#lib/payments/schema.ts";
import { paymentSettingsAnswer } from "#lib/shop/settings-schema.ts";
import { FileButton } from "../parts/csv/file-button.tsx";
import { OwnerDialog } from "./owner-dialog.tsx";
import type { Owner } from "./proof-fields.tsx";
import { useOwnerProof } from "./use-owner-proof.ts";

/** Text, picture of a code, or null to remove it. `words` say it before it is saved. */
type QrisChange = { value: string | File | null; words: string };

const WORDS = {
  save: { title: "Ubah QRIS?", submitLabel: "Ya, ubah QRIS" },
  remove: { title: "Hapus QRIS?", submitLabel: "Ya, hapus QRIS" },
};

function bodyOf({ value }: QrisChange, proof: Record<string, string>) {
  if (!(value instanceof File)) return { qris: value, ...proof };
  const body = new FormData();
  for (const [name, text] of Object.entries(proof)) body.set(name, text);
  body.set("qris_picture", value);
  return body;
}

/** The shop's static QRIS code: read from a picture, or pasted as text. */
export function QrisForm({ qris, owner }: { qris: ShownQris | null; owner: Owner }) {
  const id = useId();
  const form = useForm({ defaultValues: { qris: "", qris_picture: "" } });
  const { errors } = form.formState;
  const hasText = useWatch({ control: form.control, name: "qris" }).trim() !== "";
  const { ask, change, busy, dialog } = useOwnerProof({
    request: (asked: QrisChange, proof) => ({
      path: "/api/settings",
      answer: paymentSettingsAnswer,
      body: bodyOf(asked, proof),
    }),
    form,
    successMessage: (_answer, { value }) => (value === null ? "QRIS dihapus" : "QRIS disimpan"),
    onSaved: () => form.reset(),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    form.clearErrors();
    const value = form.getValues("qris").trim();
    try {
      const { merchantName, city } = readNewQris(value);
      ask({ value, words: `${merchantName}, ${city}` });
    } catch (thrown) {
      form.setError("qris", { message: (thrown as Error).message }, { shouldFocus: true });
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file && !busy) void choosePicture(file);
  }

  async function choosePicture(file: File) {
    form.clearErrors();
    try {
      const value = await preparePicture(file);
      ask({ value, words: `kode di gambar ${file.name}` });
    } catch (thrown) {
      if (!(thrown instanceof PictureError)) throw thrown;
      form.setError("qris_picture", { message: thrown.message });
    }
  }

  return (
    <div className="grid gap-5">
      {qris ? (
        <QrisPreview qris={qris}>
          <Button
            variant="danger"
            size="small"
            busy={busy}
            onClick={() => ask({ value: null, words: "tidak ada QRIS" })}
          >
            Hapus QRIS
          </Button>
        </QrisPreview>
      ) : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same. */}
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className="grid gap-2 border border-dashed border-abu p-4"
      >
        <FileButton
          name="qris_picture"
          label={qris ? "Pilih Gambar QRIS Pengganti" : "Pilih Gambar QRIS"}
          accept="image/jpeg,image/png,image/webp"
          describedBy={`${id}-hint ${id}-error`}
          busy={busy}
          onChoose={choosePicture}
        />
        <p id={`${id}-hint`} className="text-sm text-abu">
          Foto atau tangkapan layar QRIS statis dari bank atau penyedia Anda. Bisa juga ditarik ke
          sini.
        </p>
        <div role="alert">
          <FieldError id={id} error={errors.qris_picture?.message} />
        </div>
      </div>
      <details>
        <summary className="tap-link">Punya teksnya?</summary>
        <form noValidate onSubmit={submit} className="flex flex-col gap-4 pt-2">
          <TextAreaField
            label={qris ? "Teks QRIS pengganti" : "Teks QRIS"}
            rows={3}
            hint="Teks QRIS statis; awalnya 000201."
            spellCheck={false}
            autoComplete="off"
            className="font-mono"
            error={errors.qris?.message}
            {...form.register("qris")}
          />
          <Button type="submit" busy={busy} disabled={!busy && !hasText} className="self-end">
            Simpan QRIS
          </Button>
        </form>
      </details>
      <OwnerDialog {...dialog} {...WORDS[change?.value === null ? "remove" : "save"]} owner={owner}>
        <p>Kode ini langsung tampil di semua pesanan terbuka. Semua admin mendapat e-mail.</p>
        <dl className="grid gap-3 wrap-anywhere">
          <div>
            <dt className="text-sm font-semibold text-abu">Sekarang</dt>
            <dd>{qris ? `${qris.merchantName}, ${qris.city}` : "tidak ada QRIS"}</dd>
          </div>
          <div>
            <dt className="text-sm font-semibold text-abu">Menjadi</dt>
            <dd>{change?.words}</dd>
          </div>
        </dl>
      </OwnerDialog>
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
