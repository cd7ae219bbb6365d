import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { FieldError, LABEL_CLASS } from "#components/ui/fields/field.tsx";
import { FileButton } from "../parts/csv/file-button.tsx";
import { BothSides } from "./both-sides.tsx";
import { usePagePicture } from "./use-page-picture.ts";

/** A picture of a page, with its alt text. */
export function PagePictureField({ label, path }: { label: string; path: string }) {
  const id = useId();
  const { control, setValue, getFieldState, formState } = useFormContext();
  const src = useWatch({ control, name: `${path}.src` }) as string;
  const { choose, busy, problem } = usePagePicture((address) =>
    setValue(`${path}.src`, address, { shouldDirty: true, shouldValidate: true }),
  );
  const error = problem ?? getFieldState(`${path}.src`, formState).error?.message;
  return (
    <div className="grid gap-3 sm:grid-cols-[6rem_1fr] sm:gap-4">
      {src ? (
        <img src={src} alt="" className="aspect-4/5 w-24 bg-gading object-cover" />
      ) : (
        <span className="flex aspect-4/5 w-24 items-center justify-center bg-gading text-center text-sm text-abu">
          Belum ada gambar
        </span>
      )}
      <div className="grid content-start gap-3">
        <p id={id} className={LABEL_CLASS}>
          {label}
        </p>
        <FileButton
          name="image"
          label="Ganti gambar"
          accept="image/*"
          describedBy={id}
          busy={busy}
          onChoose={choose}
        />
        <FieldError id={id} error={error} />
        <BothSides label="Keterangan gambar" kind="line" path={`${path}.alt`} />
      </div>
    </div>
  );
}
