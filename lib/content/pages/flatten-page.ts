import { LANGUAGES } from "../../language/languages.ts";
import type { Field, Fields, PageValue, Text } from "./fields.ts";

/** One text of a page: its path in the value ("items.2.answer.en"), and the same in the dashboard's words. */
export type Leaf = { path: string; label: string; text: string };

type Place = Omit<Leaf, "text">;

const SIDES = { en: "Inggris", id: "Indonesia" };

/** Returns all texts of a page, in the order of its fields. */
export function flattenPage(
  fields: Fields,
  value: PageValue,
  { path, label }: Place = { path: "", label: "" },
): Leaf[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    flattenField(field, value[name], { path: `${path}${name}`, label: `${label}${field.label}` }),
  );
}

function flattenField(field: Field, value: unknown, place: Place): Leaf[] {
  switch (field.kind) {
    case "line":
    case "prose":
      return flattenText(value as Text, place);
    case "picture": {
      const { src, alt } = value as { src: string; alt: Text };
      const ofAlt = { path: `${place.path}.alt`, label: `${place.label} › Keterangan` };
      return [
        { path: `${place.path}.src`, label: place.label, text: src },
        ...flattenText(alt, ofAlt),
      ];
    }
    case "list":
      return (value as PageValue[]).flatMap((entry, at) =>
        flattenPage(field.fields, entry, {
          path: `${place.path}.${at}.`,
          label: `${field.item} ${at + 1} › `,
        }),
      );
    default:
      return [{ ...place, text: value as string }];
  }
}

function flattenText(text: Text, { path, label }: Place): Leaf[] {
  return LANGUAGES.map((language) => ({
    path: `${path}.${language}`,
    label: `${label} (${SIDES[language]})`,
    text: text[language],
  }));
}
