import { useFormContext } from "react-hook-form";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { GROWING_AREA, TextAreaField } from "#components/ui/fields/text-area-field.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { FormSection } from "./form-section.tsx";

type EnglishText = { name: `${string}_en`; label: string; isLong?: boolean };

/** The section of a form with the English sides of its texts, of which each may stay empty. */
export function EnglishSides({ texts }: { texts: readonly EnglishText[] }) {
  const field = fieldsOf(useFormContext());
  return (
    <FormSection title="Dalam bahasa Inggris">
      <p className="pb-4 text-sm text-abu">
        Yang kosong tampil dalam bahasa Indonesia di halaman Inggris.
      </p>
      <div className="flex flex-col gap-5">
        {texts.map(({ name, label, isLong }) => {
          const input = { label: `${label} (Inggris)`, lang: "en", ...field(name) };
          return isLong ? (
            <TextAreaField key={name} className={GROWING_AREA} {...input} />
          ) : (
            <TextField key={name} autoComplete="off" {...input} />
          );
        })}
      </div>
    </FormSection>
  );
}
