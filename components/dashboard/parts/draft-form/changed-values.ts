/** A form's fields as typed. */
export type Words = Record<string, string>;

/** Ignores differences in line ends and outer spaces. */
export function bareText(text: string): string {
  return text.replaceAll("\r\n", "\n").trim();
}

type Options<Values extends Words> = {
  /** Fields that are sent together, because they are validated together. */
  fieldGroup: readonly (keyof Values & string)[];
  /** Normalizes a field's text for the comparison. */
  normalize?: (field: keyof Values & string, text: string) => string;
};

/** Returns the changed fields only; fields that aren't sent stay as they are. */
export function changedFields<Values extends Words>(
  before: Values,
  now: Values,
  { fieldGroup, normalize = (_field, text) => bareText(text) }: Options<Values>,
): Partial<Values> {
  const fields = Object.keys(now) as (keyof Values & string)[];
  const changed = new Set(
    fields.filter(
      (field) => normalize(field, before[field] ?? "") !== normalize(field, now[field] ?? ""),
    ),
  );
  if (fieldGroup.some((field) => changed.has(field))) {
    for (const field of fieldGroup) changed.add(field);
  }
  return Object.fromEntries(
    fields.filter((field) => changed.has(field)).map((field) => [field, now[field]]),
  ) as Partial<Values>;
}
