import { joinSql, type Statement, sql } from "../../database/sql/statement.ts";
import { pageWindow } from "../../paging.ts";
import type { ProductQuery } from "../schema.ts";
import type { SearchWord } from "../search-words.ts";
import { soldState } from "./product-where.ts";
import { tallySql } from "./tally-sql.ts";

/** Share of a word's trigrams that a name must contain. It allows one wrong letter in five. */
const SIMILARITY = 0.4;

/** Returns the tsquery for all words of a text, the last one as a prefix. Their order isn't checked. */
function toTsquery(text: string): string {
  return `${text.replaceAll(" ", " & ")}:*`;
}

/** Returns the condition for a word among those of `words`, or for a category that it names. */
function hasWord(words: Statement, word: SearchWord): Statement {
  const { texts, categories, isCategory, similarTo } = word;
  const conditions = [
    ...(isCategory ? [] : [sql`${words} @@ ${texts.map(toTsquery).join(" | ")}::tsquery`]),
    ...(categories.length > 0 ? [sql`p.category = any(${categories}::text[])`] : []),
    ...(similarTo
      ? [sql`word_similarity(${similarTo}::text, p.name) >= ${SIMILARITY}::float4`]
      : []),
  ];
  return sql`(${joinSql(conditions, " or ")})`;
}

function hasWords(words: Statement, wanted: readonly SearchWord[]): Statement {
  return joinSql(
    wanted.map((word) => hasWord(words, word)),
    " and ",
  );
}

/**
 * Returns the rank of a match, the least first: for the words in order in the name, all in the name, and
 * elsewhere. Similar names come in the order of their similarity.
 */
function rank(words: readonly SearchWord[]): Statement {
  const similar = words.flatMap(({ similarTo }) => similarTo ?? []);
  if (similar.length > 0) {
    const similarities = similar.map((text) => sql`word_similarity(${text}::text, p.name)`);
    return sql`-(${joinSql(similarities, " + ")})`;
  }
  // A regular expression is safe here: search words hold letters, digits and single spaces only.
  const phrase = `\\m${words.map(({ texts }) => texts[0]).join("\\M.*\\m")}`;
  return sql`case when p.name ~* ${phrase}::text then 0
    when ${hasWords(sql`to_tsvector('simple', p.name)`, words)} then 1 else 2 end`;
}

function hasSize(sizes: readonly string[]): Statement {
  return sql`(p.size = any(${sizes}::text[])
    or p.size = 'See-Image' and product_sizes(p.size, p.size_details) && ${sizes}::text[])`;
}

const ORDER: Record<NonNullable<ProductQuery["sort"]>, Statement> = {
  newest: sql`p.created_at desc`,
  "price-asc": sql`p.price`,
  "price-desc": sql`p.price desc`,
};

/**
 * Returns SQL for one row: the ids of one page, and the tally of all products that have the words, whatever
 * categories and sizes are chosen.
 */
export function searchSql(query: ProductQuery, words: readonly SearchWord[]): Statement {
  const { skip, take } = pageWindow(query);
  const { "categories[]": categories, "sizes[]": sizes } = query;
  const isPurchased = soldState(query);
  const chosen = [
    sql`true`,
    ...(categories.length > 0 ? [sql`p.category = any(${categories}::text[])`] : []),
    ...(sizes.length > 0 ? [hasSize(sizes)] : []),
    ...(isPurchased === null ? [] : [sql`p.is_purchased = ${isPurchased}::boolean`]),
  ];
  const order = query.sort ? ORDER[query.sort] : sql`${rank(words)}, p.created_at desc`;
  return sql`
    with matched as materialized (
      select p.id, p.name, p.category, p.size, p.size_details, p.is_purchased, p.price,
        p.created_at, p.deleted_at
      from products p where p.deleted_at is null and ${hasWords(sql`p.words`, words)}
    )
    select array(
        select p.id::text from matched p where ${joinSql(chosen, " and ")}
        order by p.is_purchased, ${order}, p.id limit ${take}::int offset ${skip}::int
      ) as ids,
      (select coalesce(json_agg(cell), '[]') from (${tallySql(sql`matched`)}) cell) as tally`;
}
