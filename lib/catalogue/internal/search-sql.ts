import { Prisma } from "#prisma/generated/client.ts";
import type { ProductQuery } from "../schema.ts";
import { mayBeMistyped, type SearchWord } from "../search-words.ts";

type Sql = Prisma.Sql;

/** Must equal the expression of the index products_search, or the index isn't used. */
const WORDS = Prisma.sql`(p.name || ' ' || p.description)`;
const NAME = Prisma.sql`p.name`;

/** Regular expressions are safe here: search words hold letters, digits and single spaces only. */
function startsWord(where: Sql, { texts }: SearchWord): Sql[] {
  return texts.map((text) => Prisma.sql`${where} ~* ${`\\m${text}`}`);
}

function hasWord(where: Sql, word: SearchWord): Sql {
  const { categories, isCategory } = word;
  const alternatives = isCategory ? [] : startsWord(where, word);
  if (categories.length > 0) alternatives.push(Prisma.sql`p.category = any(${categories})`);
  return Prisma.sql`(${Prisma.join(alternatives, " or ")})`;
}

function isSimilarToWord(word: SearchWord): Sql {
  const [text = ""] = word.texts;
  const alternatives = [hasWord(WORDS, word)];
  // The operator uses the trigram index on the name, and the function word_similarity doesn't.
  if (mayBeMistyped(text)) alternatives.push(Prisma.sql`${text} <% p.name`);
  return Prisma.sql`(${Prisma.join(alternatives, " or ")})`;
}

/** Ranks 0 for the words in order in the name, 1 for all words in the name, 2 otherwise. */
function exactRank(words: SearchWord[]): Sql {
  const phrase = words.map(({ texts }) => texts[0]).join("\\M.*\\m");
  const inName = words.map((word) => hasWord(NAME, word));
  return Prisma.sql`case
    when p.name ~* ${`\\m${phrase}`} then 0
    when ${Prisma.join(inName, " and ")} then 1
    else 2 end`;
}

function similarityRank(words: SearchWord[]): Sql {
  const similarities = words.map(({ texts: [text = ""] }) => {
    return Prisma.sql`word_similarity(${text}, p.name)`;
  });
  return Prisma.sql`-(${Prisma.join(similarities, " + ")})`;
}

const ORDER: Record<NonNullable<ProductQuery["sort"]> | "best", Sql> = {
  best: Prisma.sql`is_purchased, rank, created_at desc, id`,
  newest: Prisma.sql`is_purchased, created_at desc, id`,
  "price-asc": Prisma.sql`is_purchased, price, id`,
  "price-desc": Prisma.sql`is_purchased, price desc, id`,
};

function isOnSale(query: ProductQuery): Sql[] {
  const statuses = new Set(query["status[]"]);
  return [
    Prisma.sql`p.deleted_at is null`,
    ...(statuses.size === 1 ? [Prisma.sql`p.is_purchased = ${statuses.has("Terjual")}`] : []),
  ];
}

function facets(query: ProductQuery): Sql {
  const categories = query["categories[]"];
  const sizes = query["sizes[]"];
  return Prisma.join(
    [
      Prisma.sql`true`,
      ...(categories.length > 0 ? [Prisma.sql`category = any(${categories})`] : []),
      ...(sizes.length > 0 ? [Prisma.sql`size = any(${sizes})`] : []),
    ],
    " and ",
  );
}

/**
 * Returns SQL for one row: number of matches, and ids of one page. It also has the tally of the words'
 * matches in every category and size. `fuzzy` also accepts similar words in the name.
 */
export function searchSql(
  query: ProductQuery,
  words: SearchWord[],
  { fuzzy }: { fuzzy: boolean },
): Sql {
  const wanted = words.map((word) => (fuzzy ? isSimilarToWord(word) : hasWord(WORDS, word)));
  return Prisma.sql`
    with matched as (
      select p.id, p.is_purchased, p.price, p.created_at, p.category, p.size,
        ${fuzzy ? similarityRank(words) : exactRank(words)} as rank
      from products p
      where ${Prisma.join([...isOnSale(query), ...wanted], " and ")}
    ),
    found as (select * from matched where ${facets(query)})
    select (select count(*)::int from found) as total,
      array(
        select id::text from found order by ${ORDER[query.sort ?? "best"]}
        limit ${query.per_page} offset ${(query.page - 1) * query.per_page}
      ) as ids,
      (
        select coalesce(json_agg(counted), '[]')
        from (
          select category, size, count(*)::int as products from matched group by category, size
        ) counted
      ) as tally`;
}
