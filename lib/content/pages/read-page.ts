import "server-only";
import { onPool, type Sql } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { log } from "../../telemetry/log.ts";
import type { PageValue } from "./fields.ts";
import { pageSchema } from "./page-schema.ts";
import { type PageKey, pageOf, type ValueOfPage } from "./pages.ts";
import { FIRST_VERSION } from "./schema.ts";

export type StoredPage = { version: string; value: PageValue };

/** Returns a page as an admin has saved it last, else its default. */
export async function readPage<Key extends PageKey>(key: Key): Promise<ValueOfPage<Key>> {
  const { value } = await readStoredPage(onPool, key);
  return value as ValueOfPage<Key>;
}

/** Returns a page with its version. A value that an older release has saved in another shape counts as none. */
export async function readStoredPage(source: Sql, key: PageKey): Promise<StoredPage> {
  const [row] = await source.query<{ id: string; value: unknown }>(sql`
    SELECT id::text, value FROM page_versions WHERE page = ${key}
    ORDER BY changed_at DESC, id DESC LIMIT 1`);
  const { fields, defaults } = pageOf(key);
  if (!row) return { version: FIRST_VERSION, value: defaults };
  const read = pageSchema(fields).safeParse(row.value);
  if (!read.success) log().error({ page: key, version: row.id }, "a page's words can't be read");
  return { version: row.id, value: read.data ?? defaults };
}
