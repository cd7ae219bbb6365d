import type { SearchParams } from "nuqs/server";
import type { ListChoice } from "#components/list/list-choice.ts";
import { redirectInLanguage } from "#lib/http/requests/page-language.ts";
import type { Page } from "#lib/paging.ts";

export type ListPageProps = { searchParams: Promise<SearchParams> };

/** Loads the page of a list that the address asks for. Leads past the last page to the last page. */
export async function loadListPage<Chosen extends { page: number }, Loaded extends Page<unknown>>(
  list: ListChoice<Chosen>,
  searchParams: Promise<SearchParams>,
  load: (query: ReturnType<typeof list.query>) => Promise<Loaded>,
) {
  const choice = list.read(await searchParams);
  const loaded = await load(list.query(choice));
  const { meta } = loaded;
  const hrefFor = (page: number) => list.href({ ...choice, page });
  if (meta.page > meta.last_page) await redirectInLanguage(hrefFor(meta.last_page));
  return { ...loaded, choice, hrefFor, isFiltered: list.isFiltered(choice) };
}
