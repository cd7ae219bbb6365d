import { joinSql, type Statement, sql, sqlText } from "../../database/sql/statement.ts";
import type { Setting } from "../../database/transaction.ts";
import { pageWindow } from "../../paging.ts";
import { endOfStep, type PriceStep, startOfStep } from "../categories.ts";
import { PRODUCT_COLUMNS } from "../csv/product-columns.ts";
import { MAX_PRICE } from "../product-fields.ts";
import type { ProductQuery } from "../schema.ts";
import type { SearchTerm } from "../search/search-terms.ts";
import { tallySql } from "../search/tally-products.ts";
import type { Search } from "../search/understand-search.ts";
import { soldState } from "./product-where.ts";

/** Share of a word's trigrams that a name must contain: one wrong letter in five. Short words agree by chance. */
const similarity = (word: string) => (word.length < 6 ? 0.5 : 0.4);

/** Returns the least share that a search needs of a name. Null where no word may be similar. */
function leastSimilarity(words: readonly SearchTerm[]): number | null {
  const shares = words.flatMap(({ similarTo }) => (similarTo ? [similarity(similarTo)] : []));
  return shares.length > 0 ? Math.min(...shares) : null;
}

/** Returns the setting of the least share for `<%`, which an index of names serves. Null: no word may be similar. */
export function similaritySetting({ words }: Search): Setting | null {
  const least = leastSimilarity(words);
  if (least === null) return null;
  return { name: "pg_trgm.word_similarity_threshold", value: String(least) };
}

/** Returns the condition that a name is similar. Comparing takes long, so only a word with a higher share is compared again. */
function isSimilar(word: string, least: number | null): Statement {
  const share = similarity(word);
  const again =
    share === least ? sql`` : sql` and word_similarity(${word}::text, p.name) >= ${share}::float4`;
  return sql`(${word}::text <% p.name${again})`;
}

const NAME = sql`to_tsvector('simple', p.name || ' ' || p.name_en)`;

/** Words of what the owner says a piece is. The index products_traits has the same expression. */
const TRAITS = sqlText(
  `to_tsvector('simple', ${Object.values(PRODUCT_COLUMNS)
    .flatMap(({ column, isTrait }) => (isTrait ? `p.${column}` : []))
    .join(" || ' ' || ")})`,
);

/** Returns the tsquery for all words of a text, the last one as a prefix. Their order isn't checked. */
function toTsquery(text: string): string {
  return `${text.replaceAll(" ", " & ")}:*`;
}

/** Returns the condition that a word stands where it has to, so that an index finds it. */
function isWritten({ texts, scope }: SearchTerm): Statement {
  const query = sql`${texts.map(toTsquery).join(" | ")}::tsquery`;
  const inTexts = sql`p.words @@ ${query}`;
  if (scope === "name") return sql`(${inTexts} and ${NAME} @@ ${query})`;
  const inTraits = sql`${TRAITS} @@ ${query}`;
  if (scope === "anywhere") return sql`(${inTexts} or ${inTraits})`;
  const field = scope === "motif" ? sql`p.motif` : sql`p.technique`;
  return sql`(${inTraits} or ${inTexts} and (${field} = '' or ${NAME} @@ ${query}))`;
}

/** Returns the condition that a product has a word, or is of a category that it names. */
function hasWord(
  word: SearchTerm,
  written: (word: SearchTerm) => Statement,
  least: number | null,
): Statement {
  const { categories, isCategory, similarTo } = word;
  const conditions = [
    ...(isCategory ? [] : [written(word)]),
    ...(categories.length > 0 ? [sql`p.category = any(${categories}::text[])`] : []),
    ...(similarTo ? [isSimilar(similarTo, least)] : []),
  ];
  return sql`(${joinSql(conditions, " or ")})`;
}

function hasTerms(
  words: readonly SearchTerm[],
  written: (word: SearchTerm) => Statement = isWritten,
): Statement {
  const least = leastSimilarity(words);
  return joinSql([sql`true`, ...words.map((word) => hasWord(word, written, least))], " and ");
}

/** Returns a search's filters. Omits empty ones: a constant-true condition skews row estimates. */
function fitsSearch({ sizes, minPrice, maxPrice }: Search): Statement[] {
  return [
    ...(sizes.length > 0 ? [hasSize(sizes)] : []),
    ...(minPrice === null ? [] : [sql`p.price >= ${minPrice}::int`]),
    ...(maxPrice === null ? [] : [sql`p.price <= ${maxPrice}::int`]),
  ];
}

/** Returns a match's rank, least first: words in order in the name, all in the name, elsewhere; then by similarity. */
function rank(words: readonly SearchTerm[]): Statement {
  const similar = words.flatMap(({ similarTo }) => similarTo ?? []);
  if (similar.length > 0) {
    const similarities = similar.map((text) => sql`word_similarity(${text}::text, p.name)`);
    return sql`-(${joinSql(similarities, " + ")})`;
  }
  // A regular expression is safe here: search words hold letters, digits and single spaces only.
  const phrase = `\\m${words.map(({ texts }) => texts[0]).join("\\M.*\\m")}`;
  return sql`case when p.name ~* ${phrase}::text or p.name_en ~* ${phrase}::text then 0
    when ${hasTerms(words, ({ texts }) => sql`${NAME} @@ ${texts.map(toTsquery).join(" | ")}::tsquery`)} then 1
    else 2 end`;
}

function hasSize(sizes: readonly string[]): Statement {
  return sql`(p.size = any(${sizes}::text[])
    or p.size = 'See-Image' and product_sizes(p.size, p.size_details) && ${sizes}::text[])`;
}

function isChosen(query: ProductQuery): Statement {
  const isPurchased = soldState(query);
  const isOneOf = (column: Statement, values: readonly string[]) =>
    values.length === 0 ? [] : [sql`${column} = any(${values}::text[])`];
  const { "sizes[]": sizes, "prices[]": prices, "motifs[]": motifs } = query;
  const isOfStep = (step: PriceStep) =>
    sql`p.price >= ${startOfStep(step)}::int and p.price < ${endOfStep(step) ?? MAX_PRICE + 1}::int`;
  return joinSql(
    [
      sql`true`,
      ...isOneOf(sql`p.category`, query["categories[]"]),
      ...isOneOf(sql`p.technique`, query["techniques[]"]),
      ...isOneOf(sql`p.material`, query["materials[]"]),
      ...(sizes.length > 0 ? [hasSize(sizes)] : []),
      ...(prices.length > 0 ? [sql`(${joinSql(prices.map(isOfStep), " or ")})`] : []),
      ...(motifs.length > 0
        ? [
            sql`exists (select from unnest(${motifs}::text[]) m where starts_with(p.motif || ' ', m || ' '))`,
          ]
        : []),
      ...(isPurchased === null ? [] : [sql`p.is_purchased = ${isPurchased}::boolean`]),
    ],
    " and ",
  );
}

const ORDER: Record<NonNullable<ProductQuery["sort"]>, Statement> = {
  newest: sql`p.created_at desc`,
  "price-asc": sql`p.price`,
  "price-desc": sql`p.price desc`,
};

/** Returns SQL for one row: a page's ids, and the tally of the words in all categories and sizes. */
export function searchSql(query: ProductQuery, search: Search): Statement {
  const { words } = search;
  const { skip, take } = pageWindow(query);
  const order = query.sort ? ORDER[query.sort] : sql`${rank(words)}, p.created_at desc`;
  return sql`
    with matched as materialized (
      select p.id, p.name, p.name_en, p.category, p.size, p.size_details, p.is_purchased, p.price,
        p.created_at, p.deleted_at, p.motif, p.technique, p.material
      from products p
      where ${joinSql([sql`p.deleted_at is null`, hasTerms(words), ...fitsSearch(search)], " and ")}
    )
    select array(
        select p.id::text from matched p where ${isChosen(query)}
        order by p.is_purchased, ${order}, p.id limit ${take}::int offset ${skip}::int
      ) as ids,
      (select coalesce(json_agg(cell), '[]') from (${tallySql(sql`matched`)}) cell) as tally`;
}
