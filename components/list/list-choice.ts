import {
  createLoader,
  createParser,
  createSerializer,
  type inferParserType,
  type LoaderInput,
  type ParserMap,
} from "nuqs/server";

const MAX_PAGE = 1_000_000;
const MAX_TEXT = 100;

/** PostgreSQL's text can't hold NUL. */
export const parseAsText = createParser({
  parse: (text) => text.replaceAll("\0", "").trim().slice(0, MAX_TEXT),
  serialize: String,
}).withDefault("");

const parseAsPage = createParser({
  parse(text) {
    const page = Number(text);
    return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : null;
  },
  serialize: String,
}).withDefault(1);

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
