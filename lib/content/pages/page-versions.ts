import "server-only";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { isId } from "../../database/identifiers.ts";
import { onPool } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { notFound } from "../../errors.ts";
import type { PageValue } from "./fields.ts";
import { isPageKey, type PageKey, pageOf } from "./pages.ts";
import { readStoredPage } from "./read-page.ts";
import { FIRST_VERSION, type PageState, type PageVersion } from "./schema.ts";

const MOST = 50;

/** Returns a page's key. Throws not-found for an unknown one. */
export function pageKey(key: string): PageKey {
  if (!isPageKey(key)) throw notFound("Page");
  return key;
}

/** Returns a page's present words and its newest 50 versions. Throws forbidden and not-found. */
export async function getPageState(actor: Actor, key: string): Promise<PageState> {
  assertAdmin(actor);
  const page = pageKey(key);
  const [stored, versions] = await Promise.all([readStoredPage(onPool, page), listVersions(page)]);
  return { page, ...stored, versions };
}

/** Returns the words of one version; the first is the default. Throws forbidden and not-found. */
export async function getPageVersion(
  actor: Actor,
  key: string,
  version: string,
): Promise<PageValue> {
  assertAdmin(actor);
  const page = pageKey(key);
  if (version === FIRST_VERSION) return pageOf(page).defaults;
  if (!isId(version)) throw notFound("Version");
  const [row] = await onPool.query<{ value: PageValue }>(sql`
    SELECT value FROM page_versions WHERE id = ${version}::uuid AND page = ${page}`);
  if (!row) throw notFound("Version");
  return row.value;
}

type Row = { id: string; changedAt: Date; editor: string | null };

async function listVersions(page: PageKey): Promise<PageVersion[]> {
  const rows = await onPool.query<Row>(sql`
    SELECT v.id::text, v.changed_at AS "changedAt", u.name AS editor
    FROM page_versions v LEFT JOIN users u ON u.id = v.changed_by
    WHERE v.page = ${page} ORDER BY v.changed_at DESC, v.id DESC LIMIT ${MOST}`);
  return rows.map(({ id, changedAt, editor }) => ({
    id,
    changed_at: changedAt.toISOString(),
    editor,
  }));
}
