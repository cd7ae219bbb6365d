import {
  createLoader,
  createMultiParser,
  createParser,
  createSerializer,
  type inferParserType,
  type LoaderInput,
  type ParserMap,
} from "nuqs/server";
import { readPageNumber, readQueryText } from "#lib/fields/query-text.ts";

export const parseAsText = createParser({
  parse: readQueryText,
  serialize: String,
}).withDefault("");

const parseAsPage = createParser({ parse: readPageNumber, serialize: String }).withDefault(1);

/** Reads a filter of several values, which `read` brings into one order. */
export function parseAsSet<Value extends string>(read: (given: readonly string[]) => Value[]) {
  return createMultiParser({
    parse: read,
    serialize: (values) => values,
    eq: (one, other) => one.join("\n") === other.join("\n"),
  }).withDefault([]);
}

/** The chosen filters and page. A filter without a default is null while it is off. */
export type Choice<Filters extends ParserMap> = inferParserType<Filters> & { page: number };

/** A choice as input of a domain's query. */
type Query<Chosen> = {
  [Key in keyof Chosen]:
    | Exclude<Chosen[Key], null>
    | (null extends Chosen[Key] ? undefined : never);
} & { per_page: number };

export type ListChoice<Chosen> = {
  /** Address of the unfiltered list. */
  path: string;
  perPage: number;
  parsers: ParserMap;
  /** Reads an address. Invalid values count as absent, so that old links still work. */
  read: (address: LoaderInput) => Chosen;
  /** Returns the address of a choice, without default values. Another `path` is for exports. */
  href: (choice: Partial<Chosen>, path?: string) => string;
  query: (choice: Chosen) => Query<Chosen>;
  isFiltered: (choice: Chosen) => boolean;
};

type ListOptions<Filters> = { path: string; perPage: number; filters: Filters };

/** Defines a list's filters and page, which live in the page's address. */
export function listChoice<Filters extends ParserMap>({
  path,
  perPage,
  filters,
}: ListOptions<Filters>): ListChoice<Choice<Filters>> {
  const parsers = { ...filters, page: parseAsPage };
  const write = createSerializer<ParserMap>(parsers);

  function href(choice: Partial<Choice<Filters>>, base = path): string {
    const [to = base, kept] = base.split("?");
    // Encodes like a submitted form, so that forms and links share addresses.
    const query = new URLSearchParams(write(new URLSearchParams(kept), choice));
    return query.size === 0 ? to : `${to}?${query}`;
  }

  return {
    path,
    perPage,
    parsers,
    read: createLoader(parsers) as (address: LoaderInput) => Choice<Filters>,
    href,
    query(choice) {
      const chosen = Object.entries(choice).filter(([, value]) => value !== null);
      return { ...Object.fromEntries(chosen), per_page: perPage } as Query<Choice<Filters>>;
    },
    isFiltered: (choice) => href({ ...choice, page: 1 }) !== path,
  };
}
