import { prefixDistance } from "#lib/fields/edit-distance.ts";
import type { SelectOption } from "../fields/select-field.tsx";

/** An option that other names find, too. */
export type NamedOption = SelectOption & { aliases?: readonly string[] };

/** "D.I. Yogyakarta" and "di  yogyakarta" are the same. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(".", "").replace(/\s+/g, " ").trim();
}

function namesOf({ label, aliases = [] }: NamedOption): string[] {
  return [label, ...aliases].map(plain);
}

/** Returns the option whose label is the text, else the only one with such an alias. */
export function findNamed(options: readonly NamedOption[], text: string): NamedOption | undefined {
  const typed = plain(text);
  const labelled = options.find(({ label }) => plain(label) === typed);
  const [named, ...others] = options.filter((option) => namesOf(option).includes(typed));
  return labelled ?? (others.length === 0 ? named : undefined);
}

/** Returns whether a text has every word of a query, in any case: "bandung kota" finds "Kota Bandung". */
export function matchesTerms(text: string, query: string): boolean {
  const within = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => within.includes(word));
}

/** Four letters may hold one typing error, seven or more two. Shorter text has to be right. */
function errorsIn(typed: string): number {
  if (typed.length < 4) return 0;
  return typed.length < 7 ? 1 : 2;
}

/**
 * Returns the options that text finds, in their order within each group: whole names, beginnings of names,
 * labels with every word. Only if there are none: the names with the fewest typing errors.
 */
export function findOptions<Option extends NamedOption>(
  options: readonly Option[],
  text: string,
): readonly Option[] {
  const typed = plain(text);
  if (typed === "") return options;
  const ranked = options.map((option): [Option, number] => {
    const names = namesOf(option);
    if (names.includes(typed)) return [option, 0];
    if (names.some((name) => name.startsWith(typed))) return [option, 1];
    return [option, matchesTerms(plain(option.label), typed) ? 2 : Infinity];
  });
  const found = sorted(ranked);
  return found.length > 0 ? found : findMistyped(options, typed);
}

function findMistyped<Option extends NamedOption>(options: readonly Option[], typed: string) {
  const limit = errorsIn(typed);
  if (limit === 0) return [];
  const ranked = options.map((option): [Option, number] => [
    option,
    Math.min(...namesOf(option).map((name) => prefixDistance(typed, name, limit))),
  ]);
  const fewest = Math.min(...ranked.map(([, errors]) => errors));
  return sorted(ranked.filter(([, errors]) => errors === fewest));
}

/** The sort is stable, so that equal ranks keep their order. */
function sorted<Option>(ranked: [Option, number][]): Option[] {
  return ranked
    .filter(([, rank]) => rank < Infinity)
    .sort(([, one], [, other]) => one - other)
    .map(([option]) => option);
}
