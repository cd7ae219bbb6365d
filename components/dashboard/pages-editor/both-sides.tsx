import { useFormContext } from "react-hook-form";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { TextAreaField } from "#components/ui/fields/text-area-field.tsx";
import { LANGUAGES } from "#lib/language/languages.ts";

export const SIDES = { en: "Inggris", id: "Indonesia" } as const;

type BothSidesProps = { label: string; kind: "line" | "prose"; path: string };

const LOOKS = { line: "min-h-12 resize-none", prose: "min-h-24" };

/** A text's two languages, side by side on wide pages. Each grows with its text. */
export function BothSides({ label, kind, path }: BothSidesProps) {
  const field = fieldsOf(useFormContext());
  return (
    <div className="grid grid-cols-1 items-start gap-x-4 gap-y-3 lg:grid-cols-2">
      {LANGUAGES.map((language) => (
        <TextAreaField
          key={language}
          label={`${label} · ${SIDES[language]}`}
          lang={language}
          rows={kind === "line" ? 1 : 3}
          placeholder={`Kosong: tulisan ${SIDES[language === "en" ? "id" : "en"]} dipakai`}
          className={`field-sizing-content max-h-96 ${LOOKS[kind]}`}
          {...field(`${path}.${language}`)}
        />
      ))}
    </div>
  );
}
