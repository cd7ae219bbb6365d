/** A form's words: the fields as they are typed. */
export type Words = Record<string, string>;

/** What of a text counts: the line ends of a text field and spaces around it don't. */
export function bareText(text: string): string {
  return text.replaceAll("\r\n", "\n").trim();
}

type Options<Values extends Words> = {
  /** Fields that are sent together, because each is judged by the others. */
  together: readonly (keyof Values & string)[];
  /** What of a field's text counts, where it isn't all of it. */
  essence?: (field: keyof Values & string, text: string) => string;
};

/** The fields that differ, and only those: what isn't sent stays as it is in the shop. */
export function changedFields<Values extends Words>(
  before: Values,
  now: Values,
  { together, essence = (_field, text) => bareText(text) }: Options<Values>,
): Partial<Values> {
  const fields = Object.keys(now) as (keyof Values & string)[];
  const changed = new Set(
    fields.filter(
      (field) => essence(field, before[field] ?? "") !== essence(field, now[field] ?? ""),
    ),
  );
  if (together.some((field) => changed.has(field))) {
    for (const field of together) changed.add(field);
  }
  return Object.fromEntries(
    fields.filter((field) => changed.has(field)).map((field) => [field, now[field]]),
  ) as Partial<Values>;
}
