"use client";

import { type FormEvent, useState } from "react";
import { FormProvider } from "react-hook-form";
import { FormSection } from "#components/dashboard/form-section.tsx";
import { useLeaveGuard } from "#components/dashboard/use-leave-guard.ts";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { DraftNotice } from "./draft-notice.tsx";
import { PictureFields } from "./picture-fields.tsx";
import { SaveBar } from "./save-bar.tsx";
import { SaveFailure } from "./save-failure.tsx";
import { SizingFields } from "./sizing-fields.tsx";
import { type Opened, useProductForm } from "./use-product-form.ts";
import { useSaveProduct } from "./use-save-product.ts";
import { NumberFields, WordFields } from "./word-fields.tsx";

/** A product's form, new or opened again. It sends what changed and keeps the rest to itself. */
export function ProductForm({ product, copyOf }: Opened) {
  const state = useProductForm({ product, copyOf });
  const save = useSaveProduct(product, state);
  const isSaving = save.isPending || save.isSuccess;
  const guard = useLeaveGuard(state.isChanged && !isSaving);
  const [isDiscarding, setDiscarding] = useState(false);
  const isPreparing = state.slots.some((slot) => slot.isBusy);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving || isPreparing) return;
    void state.form.handleSubmit(() => save.mutate())();
  }

  function discard() {
    state.discard();
    save.reset();
    setDiscarding(false);
  }

  return (
    <FormProvider {...state.form}>
      <form method="post" noValidate onSubmit={submit}>
        {/* What is typed before the scripts come would be lost. */}
        <fieldset disabled={!state.isReady} className="flex flex-col gap-4 pb-4">
          {state.restoredAt === null ? null : <DraftNotice at={state.restoredAt} />}
          <FormSection title="Gambar Barang">
            <PictureFields slots={state.slots} setSlots={state.setSlots} progress={save.progress} />
          </FormSection>
          <FormSection title="Tentang barang">
            <WordFields />
          </FormSection>
          <FormSection title="Ukuran">
            <SizingFields product={product} version={state.version} disabled={!state.isReady} />
          </FormSection>
          <FormSection title="Penjualan">
            <NumberFields freshStock={state.freshStock} />
          </FormSection>
          <SaveFailure error={save.error} />
        </fieldset>
        <SaveBar
          isChanged={state.isChanged}
          canSave={state.isReady && !isPreparing && (product === null || state.isChanged)}
          isSaving={isSaving}
          progress={save.progress}
          onDiscard={() => setDiscarding(true)}
        />
      </form>
      <ConfirmDialog
        open={isDiscarding}
        onClose={() => setDiscarding(false)}
        onConfirm={discard}
        title="Buang perubahan?"
        confirmLabel="Ya, buang"
        cancelLabel="Batal"
        danger
        lang="id"
      >
        <p>Formulir kembali seperti saat dibuka.</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={guard.isAsking}
        onClose={guard.stay}
        onConfirm={guard.leave}
        title="Tinggalkan formulir ini?"
        confirmLabel="Tinggalkan"
        cancelLabel="Tetap di sini"
        lang="id"
      >
        <p>
          Perubahan belum disimpan. Tulisannya tinggal sebagai draf di peramban ini; gambar yang
          baru dipilih tidak.
        </p>
      </ConfirmDialog>
    </FormProvider>
  );
}
