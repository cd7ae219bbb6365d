import { useFormContext } from "react-hook-form";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { TextField } from "#components/ui/fields/text-field.tsx";
import type { Field, Fields } from "#lib/content/pages/fields.ts";
import { BothSides } from "./both-sides.tsx";
import { PageList } from "./page-list.tsx";
import { PagePictureField } from "./page-picture-field.tsx";

type PageFieldsProps = {
  fields: Fields;
  /** Path of the group in the form: "value.items.2". */
  path: string;
};

/** The inputs of a page or of one entry of its lists. */
export function PageFields({ fields, path }: PageFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      {Object.entries(fields).map(([name, field]) => (
        <PageField key={name} field={field} path={`${path}.${name}`} />
      ))}
    </div>
  );
}

function PageField({ field, path }: { field: Field; path: string }) {
  const form = useFormContext();
  switch (field.kind) {
    case "line":
    case "prose":
      return <BothSides label={field.label} kind={field.kind} path={path} />;
    case "link":
      return (
        <TextField
          label={field.label}
          hint="Halaman toko seperti /faq, atau https://…"
          autoComplete="off"
          {...fieldsOf(form)(path)}
        />
      );
    case "anchor":
      return <input type="hidden" {...form.register(path)} />;
    case "picture":
      return <PagePictureField label={field.label} path={path} />;
    case "list":
      return (
        <PageList
          field={field}
          path={path}
          entry={(at) => <PageFields fields={field.fields} path={`${path}.${at}`} />}
        />
      );
  }
}
