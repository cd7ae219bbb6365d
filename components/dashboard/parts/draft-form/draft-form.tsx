"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { FormProvider } from "react-hook-form";
import { Notice } from "#components/ui/notice.tsx";
import { formatDateTime } from "#lib/dates.ts";
import type { ApiError } from "#lib/http/browser/client.ts";
import { IMAGE_SLOTS } from "#lib/media/image-slots.ts";
import { Confirm } from "../confirm.tsx";
import { isFieldError } from "../error-reason.tsx";
import { LeaveGuard } from "../leave-guard.tsx";
import type { Words } from "./changed-values.ts";
import { SaveBar } from "./save-bar.tsx";
import type { DraftFormState } from "./use-draft-form.ts";
import type { SaveFormState } from "./use-save-form.ts";

type DraftFormProps<Values extends Words> = {
  state: DraftFormState<Values>;
  save: SaveFormState;
  /** Asks before a save; null where there is nothing to ask. */
  question?: SaveQuestion | null;
  /** The form's sections. */
  children: ReactNode;
};

type SaveQuestion = { title: string; confirmLabel: string; words: string };

/** A dashboard form with draft, save bar, error message, and a guard against leaving it unsaved. */
export function DraftForm<Values extends Words>({
  state,
  save,
  question = null,
  children,
}: DraftFormProps<Values>) {
  const isSaving = save.busy;
  const [isDiscarding, setDiscarding] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isPreparing = state.slots.some((slot) => slot.isBusy);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving || isPreparing) return;
    void state.form.handleSubmit(() => (question ? setAsking(true) : save.save()))();
  }

  function confirm() {
    setAsking(false);
    save.save();
  }

  function discard() {
    state.discard();
    save.reset();
    setDiscarding(false);
  }

  return (
    <FormProvider {...state.form}>
      <form method="post" noValidate onSubmit={submit}>
        {/* Disabled until hydration: earlier input would be lost. */}
        <fieldset disabled={!state.isReady} className="flex flex-col gap-4 pb-4">
          {state.restoredAt === null ? null : (
            <Notice role="status">
              Draf dari {formatDateTime(new Date(state.restoredAt).toISOString(), "id")} dibuka
              kembali. Gambar yang waktu itu belum disimpan perlu dipilih lagi.
            </Notice>
          )}
          {children}
          <SaveError error={save.error} namesPictures={save.pictureErrors === "in-notice"} />
        </fieldset>
        <SaveBar
          name={save.name}
          isChanged={state.isChanged}
          canSave={state.isReady && !isPreparing && (state.isNew || state.isChanged)}
          isSaving={isSaving}
          progress={save.progress}
          onDiscard={() => setDiscarding(true)}
        />
      </form>
      <Confirm
        open={isDiscarding}
        onClose={() => setDiscarding(false)}
        onConfirm={discard}
        title="Buang perubahan?"
        confirmLabel="Ya, buang"
        danger
      >
        <p>Formulir kembali seperti saat dibuka.</p>
      </Confirm>
      <Confirm
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={question?.title ?? ""}
        confirmLabel={question?.confirmLabel ?? ""}
      >
        <p>{question?.words}</p>
      </Confirm>
      <LeaveGuard isUnsaved={state.isChanged && !isSaving} title="Tinggalkan formulir ini?">
        Perubahan belum disimpan. Tulisannya tinggal sebagai draf di peramban ini; gambar yang baru
        dipilih tidak.
      </LeaveGuard>
    </FormProvider>
  );
}

type SaveErrorProps = {
  error: Error | null;
  /** True where picture errors are shown here instead of on their slots. */
  namesPictures: boolean;
};

/** Leads to the fields with errors, until the next attempt. Other errors are in the status dialog. */
function SaveError({ error, namesPictures }: SaveErrorProps) {
  if (!error || !isFieldError(error)) return null;
  const pictures = namesPictures ? pictureWords(error) : [];
  return (
    <Notice tone="error" role="alert">
      <span>Belum tersimpan: periksa isian yang ditandai.</span>
      {pictures.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}

/** "Gambar 2: File harus berbentuk gambar", for each rejected picture. */
function pictureWords(error: ApiError): string[] {
  return IMAGE_SLOTS.flatMap((slot, at) => {
    const message = error.fields[slot]?.[0];
    return message ? [`Gambar ${at + 1}: ${message}`] : [];
  });
}
