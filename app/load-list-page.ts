import { redirect } from "next/navigation";
import type { SearchParams } from "nuqs/server";
import type { ListChoice } from "#components/list/list-choice.ts";
import type { Page } from "#lib/paging.ts";

export type ListPageProps = { searchParams: Promise<SearchParams> };

/** Loads the page of a list that the address asks for. Leads past the last page to the last page. */
export async function loadListPage<Chosen extends { page: number }, Item>(
  list: ListChoice<Chosen>,
  searchParams: Promise<SearchParams>,
  load: (query: ReturnType<typeof list.query>) => Promise<Page<Item>>,
) {
  const choice = list.read(await searchParams);
  const { data, meta } = await load(list.query(choice));
  const hrefFor = (page: number) => list.href({ ...choice, page });
  if (meta.page > meta.last_page) redirect(hrefFor(meta.last_page));
  return { choice, data, meta, hrefFor, isFiltered: list.isFiltered(choice) };
}
