"use client";

import { useState } from "react";
import { type FieldValues, useFormContext } from "react-hook-form";
import {
  changedFields,
  type Words,
} from "#components/dashboard/parts/draft-form/changed-values.ts";
import { DraftForm } from "#components/dashboard/parts/draft-form/draft-form.tsx";
import { useDraftForm } from "#components/dashboard/parts/draft-form/use-draft-form.ts";
import { FormSection } from "#components/dashboard/parts/form-section.tsx";
import { PictureFields } from "#components/dashboard/parts/picture-slots/picture-fields.tsx";
import type { Pictured } from "#components/dashboard/parts/picture-slots/picture-slots.ts";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { classNames } from "#components/ui/class-names.ts";
import { SelectField } from "#components/ui/fields/select-field.tsx";
import { GROWING_AREA, TextAreaField } from "#components/ui/fields/text-area-field.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import type { GroupView } from "#lib/settings/schema.ts";
import type { ChatField } from "#lib/shop/chat/chat-fields.ts";
import { CHAT_DEFAULTS } from "#lib/shop/chat/chat-texts.ts";
import { GROUP_SCHEMAS, type GroupName, PICTURE_PARTS } from "#lib/shop/groups/group-schemas.ts";
import { FIELD_LABELS, GROUP_LABELS } from "#lib/shop/setting-labels.ts";
import { CityChoice } from "./city-choice.tsx";
import { OthersWords } from "./others-words.tsx";
import { ChatPreview, GroupPreview } from "./previews.tsx";
import type { GroupField, Section } from "./sections.ts";
import { useSaveGroup } from "./use-save-group.ts";

type GroupFormProps = {
  name: GroupName;
  group: GroupView;
  sections: readonly Section[];
  /** Names of the picture slots. */
  pictures?: { title: string; names: readonly string[]; words: string };
  /** Choices of a field of the kind "city". */
  cities?: readonly string[];
  /** Origin of parcels. With it, the form shows a preview. */
  originCity?: string;
};

/** The form of a group of the settings. A new key for each version shows what was saved. */
export function GroupForm({
  name,
  group,
  sections,
  pictures,
  cities = [],
  originCity,
}: GroupFormProps) {
  const [others, setOthers] = useState<GroupView | null>(null);
  const state = useDraftForm<Words>({
    opened: wordsOf(group),
    pictured: group.values as Pictured,
    slotCount: pictures?.names.length ?? 0,
    schema: GROUP_SCHEMAS[name],
    changed: (before, now) => changedFields(before, now, { fieldGroup: [] }),
    draftKey: `settings-draft:${name}`,
  });
  const save = useSaveGroup(state, {
    name,
    seen: (others ?? group).version,
    onConflict: setOthers,
  });
  const words = { ...state.base, ...state.words } as Words;
  return (
    <DraftForm
      state={state}
      save={{ ...save, name: GROUP_LABELS[name], pictureErrors: "on-slots" }}
    >
      {others ? <OthersWords mine={state.base} theirs={wordsOf(others)} /> : null}
      {sections.map(({ title, fields, chat }) => (
        <FormSection key={title} title={title}>
          <div className={classNames("grid gap-5 lg:grid-cols-2", !chat && "lg:max-w-3xl")}>
            {fields.map((field) =>
              chat ? (
                <div key={field.name}>
                  <AnyField {...field} cities={cities} isHalf />
                  <ChatPreview words={words} kind={chat} name={field.name} />
                </div>
              ) : (
                <AnyField key={field.name} {...field} cities={cities} isHalf={false} />
              ),
            )}
          </div>
        </FormSection>
      ))}
      {pictures ? (
        <FormSection title={pictures.title}>
          <p className="pb-2 text-sm text-abu">{pictures.words}</p>
          <PictureFields
            {...{ state, save }}
            names={pictures.names}
            isWide={pictures.names.length <= 2}
          />
        </FormSection>
      ) : null}
      {originCity ? (
        <FormSection title="Pratinjau">
          <GroupPreview
            name={name}
            words={words}
            picture={state.slots[0]?.src ?? null}
            originCity={originCity}
          />
        </FormSection>
      ) : null}
    </DraftForm>
  );
}

/** Returns a group's fields as a form has them, without its pictures. Empty chat texts are their defaults. */
function wordsOf({ values }: GroupView): Words {
  const words = Object.entries(values).filter(([field]) => !field.startsWith("image"));
  return Object.fromEntries(
    words.map(([field, value]) => [
      field,
      String(value ?? "") || (CHAT_DEFAULTS[field as ChatField] ?? ""),
    ]),
  );
}

const PARTS = Object.entries(PICTURE_PARTS).map(([value, label]) => ({ value, label }));

type AnyFieldProps = GroupField & {
  cities: readonly string[];
  /** True for an area that stands beside another. */
  isHalf: boolean;
};

function AnyField({ name, kind, hint, cities, isHalf }: AnyFieldProps) {
  const field = fieldsOf(useFormContext<FieldValues>());
  const label = FIELD_LABELS[name];
  if (kind === "city") return <CityChoice name={name} label={label} hint={hint} cities={cities} />;
  if (kind === "part") {
    return <SelectField label={label} hint={hint} options={PARTS} {...field(name)} />;
  }
  if (kind === "area") {
    return (
      <div className={isHalf ? undefined : "lg:col-span-2"}>
        <TextAreaField label={label} className={GROWING_AREA} hint={hint} {...field(name)} />
      </div>
    );
  }
  return (
    <TextField
      label={label}
      type={kind === "number" ? "text" : (kind ?? "text")}
      inputMode={kind === "number" ? "numeric" : undefined}
      autoComplete="off"
      hint={hint}
      {...field(name)}
    />
  );
}
