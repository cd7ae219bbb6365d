"use client";

import { changedFields } from "#components/dashboard/parts/draft-form/changed-values.ts";
import { DraftForm } from "#components/dashboard/parts/draft-form/draft-form.tsx";
import { useDraftForm } from "#components/dashboard/parts/draft-form/use-draft-form.ts";
import { useSaveForm } from "#components/dashboard/parts/draft-form/use-save-form.ts";
import { EnglishSides } from "#components/dashboard/parts/english-sides.tsx";
import { FormSection } from "#components/dashboard/parts/form-section.tsx";
import { PictureFields } from "#components/dashboard/parts/picture-slots/picture-fields.tsx";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { TextField } from "#components/ui/fields/text-field.tsx";
import {
  createGalleryItemInput,
  type GalleryItemView,
  galleryItemAnswer,
} from "#lib/content/schema.ts";

type GalleryValues = { title: string; title_en: string };

const WITHOUT_PICTURE = {
  title: "Simpan tanpa gambar?",
  confirmLabel: "Ya, simpan",
  words:
    "Tanpa gambar, isi gallery ini tampil sebagai kotak kosong dan tidak muncul di halaman depan.",
};

/** The form of a new or existing gallery item: one picture and its title. */
export function GalleryForm({ item }: { item: GalleryItemView | null }) {
  const state = useDraftForm<GalleryValues>({
    opened: { title: item?.title ?? "", title_en: item?.title_en ?? "" },
    pictured: item,
    slotCount: 1,
    schema: createGalleryItemInput,
    changed: (before, now) => changedFields(before, now, { fieldGroup: [] }),
    draftKey: `gallery-draft:${item?.id ?? "new"}`,
  });
  const save = useSaveForm(state, {
    path: item ? `/api/gallery/${item.id}?_method=patch` : "/api/gallery",
    answer: galleryItemAnswer,
    name: "Gallery",
    list: "/dashboard/gallery",
    pictureErrors: "in-notice",
  });
  const hasPicture = state.slots.some(({ src }) => src !== null);
  return (
    <DraftForm state={state} save={save} question={hasPicture ? null : WITHOUT_PICTURE}>
      <FormSection title="Isi gallery">
        <div className="pb-5">
          <TextField label="Judul" autoComplete="off" {...fieldsOf(state.form)("title")} />
        </div>
        <PictureFields state={state} save={save} />
      </FormSection>
      <EnglishSides texts={[{ name: "title_en", label: "Judul" }]} />
    </DraftForm>
  );
}
