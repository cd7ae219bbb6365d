import { z } from "zod";
import { wholeNumber } from "./fields/whole-number.ts";

const MAX_PER_PAGE = 100;

/** Without them a list answers its first 100. */
export const pagingFields = {
  page: wholeNumber({ min: 1, max: 1_000_000 }).default(1),
  per_page: wholeNumber({ min: 1, max: MAX_PER_PAGE }).default(MAX_PER_PAGE),
};

export const pagingQuery = z.object(pagingFields);

export type Paging = { page: number; per_page: number };

export const pageMeta = z
  .object({
    page: z.number().int(),
    per_page: z.number().int(),
    total: z.number().int(),
    last_page: z.number().int(),
  })
  .meta({ id: "PageMeta" });

export type PageMeta = z.infer<typeof pageMeta>;

export type Page<Item> = { data: Item[]; meta: PageMeta };

export function pageWindow({ page, per_page }: Paging): { skip: number; take: number } {
  return { skip: (page - 1) * per_page, take: per_page };
}

export function metaOf({ page, per_page }: Paging, total: number): PageMeta {
  return { page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) };
}
