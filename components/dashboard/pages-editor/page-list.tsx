import { type ReactNode, useRef } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { Button } from "#components/ui/button/button.tsx";
import { ErrorNotice } from "#components/ui/notice.tsx";
import type { Field, Text } from "#lib/content/pages/fields.ts";
import { EntryButtons } from "../parts/entry-buttons.tsx";
import { emptyEntry } from "./empty-value.ts";

type ListField = Extract<Field, { kind: "list" }>;

type PageListProps = {
  field: ListField;
  path: string;
  /** Renders the inputs of one entry. */
  entry: (at: number) => ReactNode;
};

/** A list of a page's entries: each folds, moves and goes. */
export function PageList({ field, path, entry }: PageListProps) {
  const { control, getFieldState, formState } = useFormContext();
  const rows = useFieldArray({ control, name: path });
  const add = useRef<HTMLSpanElement>(null);
  const { error } = getFieldState(path, formState);

  function remove(at: number) {
    rows.remove(at);
    add.current?.querySelector("button")?.focus();
  }

  return (
    <fieldset className="min-w-0">
      <legend className="pb-2 font-bold">{field.label}</legend>
      <ol className="grid grid-cols-1 gap-2">
        {rows.fields.map(({ id }, at) => (
          <li key={id} className="rounded-sm border border-garis">
            <details>
              <EntrySummary item={field.item} at={at} path={`${path}.${at}`} />
              <div className="grid grid-cols-1 gap-5 border-t border-garis p-3 sm:p-4">
                {entry(at)}
                <EntryButtons
                  name={`${field.item.toLowerCase()} ${at + 1}`}
                  at={at}
                  isLast={at === rows.fields.length - 1}
                  onMove={(to) => rows.move(at, to)}
                  onRemove={() => remove(at)}
                />
              </div>
            </details>
          </li>
        ))}
      </ol>
      <ErrorNotice className="mt-2">{error?.root?.message ?? error?.message}</ErrorNotice>
      <span ref={add} className="block pt-3">
        <Button
          variant="secondary"
          size="small"
          onClick={() => rows.append(emptyEntry(field.fields), { shouldFocus: false })}
        >
          Tambah {field.item.toLowerCase()}
        </Button>
      </span>
    </fieldset>
  );
}

/** "3. How can I pay?", from the entry's first text. */
function EntrySummary({ item, at, path }: { item: string; at: number; path: string }) {
  const { control } = useFormContext();
  const entry = useWatch({ control, name: path }) as Record<string, unknown> | undefined;
  const text = Object.values(entry ?? {}).find(isText);
  const words = text?.en || text?.id;
  return (
    <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-3 py-2 marker:content-none hover:bg-mori sm:px-4">
      <span aria-hidden className="text-abu transition-transform in-open:rotate-90">
        ›
      </span>
      <span className="text-sm whitespace-nowrap text-abu">
        {item} {at + 1}
      </span>
      <span lang={text?.en ? "en" : "id"} className="truncate font-semibold">
        {words}
      </span>
    </summary>
  );
}

function isText(value: unknown): value is Text {
  return typeof value === "object" && value !== null && "en" in value;
}
