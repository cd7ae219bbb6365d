import type { Field, Fields } from "#lib/content/pages/fields.ts";

/** Returns a new list entry of these fields, for the form. */
export function emptyEntry(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, emptyField(field)]),
  );
}

function emptyField({ kind }: Field): unknown {
  switch (kind) {
    case "line":
    case "prose":
      return { en: "", id: "" };
    case "picture":
      return { src: "", alt: { en: "", id: "" } };
    case "link":
      return "";
    case "anchor":
      return `bagian-${crypto.randomUUID().slice(0, 8)}`;
    case "list":
      return [];
  }
}
