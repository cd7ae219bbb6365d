import { Prisma } from "#prisma/generated/client.ts";
import type { ProductQuery } from "../schema.ts";
import type { SearchWord } from "../search-words.ts";
import { listFilter } from "./list-sql.ts";

type Sql = Prisma.Sql;

/** A word, with similar words of products' names. Exact searches have no similar words. */
export type WantedWord = SearchWord & { similar?: readonly string[] };

/** What a search looks for. */
export type Search = {
  words: readonly WantedWord[];
  /** True to rank by similarity instead of by the places of the words. */
  fuzzy: boolean;
  /** Products created after this time are taken first. Null in a shop with few products. */
  recent: Date | null;
};

/** Maximum number of products that a search ranks and counts (docs/catalogue.md#common-words). */
export const MOST_CANDIDATES = 500;

const TEXT = Prisma.sql`(p.name || ' ' || p.description)`;
const NAME = Prisma.sql`p.name`;
/** The size, and those that a See-Image product lists. */
const SIZES = Prisma.sql`product_sizes(p.size, p.size_details)`;

/** Regular expressions are safe here: search words hold letters, digits and single spaces only. */
function startsWord(where: Sql, text: string): Sql {
  return Prisma.sql`${where} ~* ${`\\m${text}`}`;
}

function or(alternatives: Sql[]): Sql {
  return Prisma.sql`(${Prisma.join(alternatives, " or ")})`;
}

function and(conditions: Sql[]): Sql {
  return Prisma.join(conditions, " and ");
}

function matches(tsquery: string): Sql {
  return Prisma.sql`p.words @@ ${tsquery}::tsquery`;
}

/** Returns the tsquery for all words of a text, the last one as a prefix. Their order isn't checked. */
function toTsquery(text: string): string {
  return `${text
    .split(" ")
    .map((word) => `'${word}'`)
    .join(" & ")}:*`;
}

/** Returns the condition for a word in name or description, or for a category that it names. Uses indexes. */
function hasWord({ texts, categories, isCategory, similar = [] }: WantedWord): Sql {
  const single = texts.filter((text) => !text.includes(" "));
  const several = texts.filter((text) => text.includes(" "));
  return or([
    ...(isCategory
      ? []
      : [
          matches(single.map(toTsquery).join(" | ")),
          ...several.map(
            (text) => Prisma.sql`(${matches(toTsquery(text))} and ${startsWord(TEXT, text)})`,
          ),
        ]),
    ...(similar.length > 0
      ? [
          Prisma.sql`(${matches(similar.map((word) => `'${word}'`).join(" | "))}
            and ${NAME} ~* ${`\\m(${similar.join("|")})\\M`})`,
        ]
      : []),
    ...(categories.length > 0 ? [Prisma.sql`p.category = any(${categories})`] : []),
  ]);
}

function hasWordInName({ texts, categories, isCategory }: SearchWord): Sql {
  return or([
    ...(isCategory ? [] : texts.map((text) => startsWord(NAME, text))),
    ...(categories.length > 0 ? [Prisma.sql`p.category = any(${categories})`] : []),
  ]);
}

/** Ranks 0 for the words in order in the name, 1 for all words in the name, 2 otherwise. */
function exactRank(words: readonly SearchWord[]): Sql {
  const phrase = words.map(({ texts }) => texts[0]).join("\\M.*\\m");
  return Prisma.sql`case
    when ${startsWord(NAME, phrase)} then 0
    when ${and(words.map(hasWordInName))} then 1
    else 2 end`;
}

function similarityRank(words: readonly SearchWord[]): Sql {
  const similarities = words.map(
    ({ texts: [text = ""] }) => Prisma.sql`word_similarity(${text}, p.name)`,
  );
  return Prisma.sql`-(${Prisma.join(similarities, " + ")})`;
}

const ORDER: Record<NonNullable<ProductQuery["sort"]> | "best", Sql> = {
  best: Prisma.sql`is_purchased, rank, created_at desc, id`,
  newest: Prisma.sql`is_purchased, created_at desc, id`,
  "price-asc": Prisma.sql`is_purchased, price, id`,
  "price-desc": Prisma.sql`is_purchased, price desc, id`,
};

/**
 * Returns SQL for the products with all words: recent unsold ones first, then other unsold ones, then sold
 * ones. PostgreSQL reads the next of these parts only if there are still too few.
 */
function candidatesSql({ words, recent }: Search, isPurchased: boolean | null, more: Sql[]): Sql {
  const wanted = [Prisma.sql`p.deleted_at is null`, ...words.map(hasWord), ...more];
  const part = (state: Sql, order = Prisma.empty) => Prisma.sql`(
    select p.id, p.is_purchased, p.price, p.created_at, p.category, ${SIZES} as sizes, p.name
    from products p where ${and([state, ...wanted])} ${order} limit ${MOST_CANDIDATES})`;
  const isRecent = Prisma.sql`p.created_at > ${recent}::timestamptz`;
  // Written as an expression, so that PostgreSQL doesn't read all older or all sold products by an index.
  const older = Prisma.sql`case when p.is_purchased or ${isRecent} then 1 else 0 end = 0`;
  const newestFirst = Prisma.sql`order by p.created_at desc`;
  const unsold = recent
    ? [part(Prisma.sql`not p.is_purchased and ${isRecent}`, newestFirst), part(older)]
    : [part(Prisma.sql`p.is_purchased::int = 0`, newestFirst)];
  const sold = [part(Prisma.sql`p.is_purchased::int = 1`)];
  const chosen = [...(isPurchased === true ? [] : unsold), ...(isPurchased === false ? [] : sold)];
  return Prisma.sql`select * from (${Prisma.join(chosen, " union all ")}) p limit ${MOST_CANDIDATES}`;
}

/**
 * Returns SQL for one row: number of matches, and ids of one page. It also has the tally of the words'
 * matches in every category and size. Both count at most MOST_CANDIDATES products.
 */
export function searchSql(query: ProductQuery, search: Search): Sql {
  const { categories, sizes, isPurchased } = listFilter(query);
  // Written as expressions, so that PostgreSQL doesn't read all products of a category by an index.
  const facets = [
    ...(categories ? [Prisma.sql`p.category || '' = any(${categories})`] : []),
    ...(sizes ? [Prisma.sql`${SIZES} && ${sizes}::text[]`] : []),
  ];
  const found =
    facets.length > 0
      ? Prisma.sql`(${candidatesSql(search, isPurchased, facets)})`
      : Prisma.sql`matched`;
  const rank = search.fuzzy ? similarityRank(search.words) : exactRank(search.words);
  return Prisma.sql`
    with matched as materialized (${candidatesSql(search, isPurchased, [])}),
    found as materialized (select p.*, ${rank} as rank from ${found} p)
    select (select count(*)::int from found) as total,
      array(
        select id::text from found order by ${ORDER[query.sort ?? "best"]}
        limit ${query.per_page} offset ${(query.page - 1) * query.per_page}
      ) as ids,
      (
        select coalesce(json_agg(counted), '[]')
        from (
          select category, sizes, count(*)::int as products from matched group by category, sizes
        ) counted
      ) as tally`;
}
