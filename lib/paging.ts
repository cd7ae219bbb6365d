import { z } from "zod";

const MAX_PER_PAGE = 100;

/** A whole number as a query or a form carries it. */
function wholeNumber(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
}

/** `page` and `per_page` (1–100). Without them a list answers its first 100. */
export const pagingFields = {
  page: wholeNumber(1, 1_000_000).default(1),
  per_page: wholeNumber(1, MAX_PER_PAGE).default(MAX_PER_PAGE),
};

export const pagingQuery = z.object(pagingFields);

export type Paging = { page: number; per_page: number };

export const pageMeta = z.object({
  page: z.number().int(),
  per_page: z.number().int(),
  total: z.number().int(),
  last_page: z.number().int(),
});

export type PageMeta = z.infer<typeof pageMeta>;

export type Page<Item> = { data: Item[]; meta: PageMeta };

/** The rows to skip and take for a page. */
export function pageWindow({ page, per_page }: Paging): { skip: number; take: number } {
  return { skip: (page - 1) * per_page, take: per_page };
}

/** The answer's `meta`; an empty list still has one page. */
export function metaOf({ page, per_page }: Paging, total: number): PageMeta {
  return { page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) };
}
