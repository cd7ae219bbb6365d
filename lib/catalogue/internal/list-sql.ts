import { Prisma } from "#prisma/generated/client.ts";
import { CATEGORIES, SIZES } from "../categories.ts";
import { PRODUCT_SELECT } from "../product-select.ts";
import type { ProductQuery } from "../schema.ts";

type Sql = Prisma.Sql;

export type ListSort = NonNullable<ProductQuery["sort"]>;

/** Filters of a list. Null filters nothing. */
export type ListFilter = {
  categories: string[] | null;
  sizes: string[] | null;
  isPurchased: boolean | null;
};

/** A row's place in a list's order. `key` is its time or its price. */
export type ListKey = { isPurchased: boolean; key: Date | number; id: string };

/** `take` rows after `skip` others, counted from the row `start`. Null is the list's first row. */
export type ListWindow = { start: ListKey | null; skip: number; take: number };

type Order = { column: Sql; type: Sql; direction: Sql; after: Sql };

const ASCENDING = { direction: Prisma.sql`asc`, after: Prisma.sql`>` };
const DESCENDING = { direction: Prisma.sql`desc`, after: Prisma.sql`<` };
const PRICE = { column: Prisma.sql`price`, type: Prisma.sql`int` };

/** Each order has an index over all products, and one that begins with category and size. */
const ORDERS: Record<ListSort, Order> = {
  newest: { column: Prisma.sql`created_at`, type: Prisma.sql`timestamptz`, ...DESCENDING },
  "price-asc": { ...PRICE, ...ASCENDING },
  "price-desc": { ...PRICE, ...DESCENDING },
};

/** Matches every product. */
export const WHOLE_SHOP: ListFilter = { categories: null, sizes: null, isPurchased: null };

/** Returns the filters of a query. */
export function listFilter(query: ProductQuery): ListFilter {
  const statuses = new Set(query["status[]"]);
  return {
    categories: chosen(query["categories[]"]),
    sizes: chosen(query["sizes[]"]),
    // Both statuses mean no filter.
    isPurchased: statuses.size === 1 ? statuses.has("Terjual") : null,
  };
}

function chosen(values: readonly string[]): string[] | null {
  return values.length === 0 ? null : [...new Set(values)].sort();
}

/** Returns whether a list is merged from pairs of category and size. */
function mergesPairs({ categories, sizes }: ListFilter): boolean {
  return categories !== null || sizes !== null;
}

/** Returns the number of pairs of category and size that a list may be merged from. A size chart counts as one. */
export function maxPairs(filter: ListFilter): number {
  if (!mergesPairs(filter)) return 1;
  const { categories, sizes } = filter;
  return (categories?.length ?? CATEGORIES.length) * (sizes?.length ?? SIZES.length);
}

function and(conditions: Sql[]): Sql {
  return Prisma.join(conditions, " and ");
}

/**
 * Returns SQL for the pairs that have products of a filter, with the number of products. `sizes` are the size, and
 * those that a See-Image product lists: different lists are different pairs.
 */
export function pairCountsSql({ categories, sizes, isPurchased }: ListFilter): Sql {
  const wanted = [
    Prisma.sql`true`,
    ...(categories ? [Prisma.sql`category = any(${categories})`] : []),
    ...(sizes ? [Prisma.sql`sizes && ${sizes}::text[]`] : []),
    ...(isPurchased === null ? [] : [Prisma.sql`is_purchased = ${isPurchased}`]),
  ];
  return Prisma.sql`
    select category, size, sizes, sum(products)::int as products from product_counts
    where ${and(wanted)} group by category, size, sizes having sum(products) > 0`;
}

/** Conditions for the products of a pair. Each has its indexes: one for size charts in pictures, one for others. */
const PAIR_PRODUCTS: Sql[] = [
  Prisma.sql`pairs.size <> 'See-Image' and p.category = pairs.category and p.size = pairs.size`,
  Prisma.sql`pairs.size = 'See-Image' and p.category = pairs.category and p.size = 'See-Image'
    and product_sizes(p.size, p.size_details) = pairs.sizes`,
];

/**
 * Returns SQL for a list's keys. An index has each pair's rows in the list's order, so no others are read.
 * `limit` bounds the rows of each pair, not of the whole list.
 */
function keysSql(filter: ListFilter, sort: ListSort, ranges: Sql[], limit: Sql): Sql {
  const { column, direction } = ORDERS[sort];
  const narrowed = [
    Prisma.sql`p.deleted_at is null`,
    ...(filter.isPurchased === null ? [] : [Prisma.sql`p.is_purchased = ${filter.isPurchased}`]),
  ];
  const places = mergesPairs(filter) ? PAIR_PRODUCTS : [Prisma.sql`true`];
  const parts = places.flatMap((place) =>
    ranges.map(
      (range) => Prisma.sql`(
        select p.is_purchased, p.${column} as key, p.id from products p
        where ${and([place, ...narrowed, range])}
        order by p.is_purchased, p.${column} ${direction}, p.id ${limit})`,
    ),
  );
  const keys = Prisma.join(parts, " union all ");
  return mergesPairs(filter)
    ? Prisma.sql`select keys.* from pairs cross join lateral (${keys}) keys`
    : keys;
}

/** Returns conditions that together select a row and all after it. Each is one range of an index. */
function rangesFrom(start: ListKey | null, sort: ListSort): Sql[] {
  if (start === null) return [Prisma.sql`true`];
  const { column, type, after } = ORDERS[sort];
  const sameState = Prisma.sql`p.is_purchased = ${start.isPurchased}`;
  const key = Prisma.sql`${start.key}::${type}`;
  return [
    Prisma.sql`${sameState} and p.${column} = ${key} and p.id >= ${start.id}::uuid`,
    Prisma.sql`${sameState} and p.${column} ${after} ${key}`,
    ...(start.isPurchased ? [] : [Prisma.sql`p.is_purchased`]),
  ];
}

/** Returns SQL for a window of a list: its products, each with the number of products in the whole list. */
export function listSql(filter: ListFilter, sort: ListSort, window: ListWindow): Sql {
  const { start, skip, take } = window;
  const limit = Prisma.sql`limit ${skip + take}`;
  const { direction } = ORDERS[sort];
  const inOrder = Prisma.sql`order by listed.is_purchased, listed.key ${direction}, listed.id`;
  return Prisma.sql`
    with pairs as (${pairCountsSql(filter)}),
    shown as materialized (
      select * from (${keysSql(filter, sort, rangesFrom(start, sort), limit)}) listed
      ${inOrder} limit ${take} offset ${skip}
    )
    select counted.total, ${PRODUCT_SELECT}
    from (select coalesce(sum(products), 0)::int as total from pairs) counted
      left join (shown listed join products p on p.id = listed.id) on true
    ${inOrder}`;
}

/** Returns SQL for the key of every `step`th row of a list, the first one included. */
export function positionsSql(filter: ListFilter, sort: ListSort, step: number): Sql {
  const { direction } = ORDERS[sort];
  return Prisma.sql`
    with pairs as (${pairCountsSql(filter)}),
    placed as (
      select *, row_number() over (order by is_purchased, key ${direction}, id) - 1 as place
      from (${keysSql(filter, sort, [Prisma.sql`true`], Prisma.empty)}) listed
    )
    select is_purchased as "isPurchased", key, id::text from placed
    where place % ${step} = 0 order by place`;
}
