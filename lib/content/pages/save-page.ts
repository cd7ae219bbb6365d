import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { ADVISORY_LOCKS } from "../../database/advisory-locks.ts";
import { onPrisma } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { inTransaction } from "../../database/transaction.ts";
import { AppError, type FieldErrors, invalidField } from "../../errors.ts";
import { findStoredPictures } from "../../media/find-stored-pictures.ts";
import { NOT_A_PICTURE } from "../../media/picture-rules.ts";
import type { Fields, PageValue } from "./fields.ts";
import { flattenPage } from "./flatten-page.ts";
import { pageSchema } from "./page-schema.ts";
import { getPageState, pageKey } from "./page-versions.ts";
import { pageOf } from "./pages.ts";
import { readStoredPage } from "./read-page.ts";
import type { PageState, SavePageInput } from "./schema.ts";

const MAX_AUDITED = 200;

/**
 * Saves a page's words as its newest version, and returns its state. Unchanged words write nothing. Throws
 * forbidden, not-found, invalid by the path of a field, and conflict with the present state where the admin saw
 * another version.
 */
export async function savePage(
  actor: Actor,
  key: string,
  input: SavePageInput,
): Promise<PageState> {
  assertAdmin(actor);
  const page = pageKey(key);
  const { fields, label } = pageOf(page);
  const value = parseValue(fields, input.value);
  await assertStoredPictures(fields, value);
  const isSeen = await inTransaction(async (tx) => {
    const source = onPrisma(tx);
    // Blocks other changes. The role `shop` may not lock a table whose rows it may not change.
    await source.query(sql`SELECT FROM pg_advisory_xact_lock(${ADVISORY_LOCKS.pages}::bigint)`);
    const before = await readStoredPage(source, page);
    if (before.version !== input.seen) return false;
    if (isDeepStrictEqual(before.value, value)) return true;
    await source.query(sql`
      INSERT INTO page_versions (page, value, changed_by)
      VALUES (${page}, ${JSON.stringify(value)}::jsonb, ${actor.userId}::uuid)`);
    await recordAudit(tx, actor, {
      action: "page-updated",
      subjectId: page,
      subject: label,
      before: auditFields(fields, before.value),
      after: auditFields(fields, value),
    });
    return true;
  });
  const state = await getPageState(actor, page);
  if (!isSeen) {
    throw new AppError("conflict", "Halaman ini sudah diubah admin lain", {
      body: { data: state },
    });
  }
  return state;
}

function parseValue(fields: Fields, value: unknown): PageValue {
  const parsed = pageSchema(fields).safeParse(value);
  if (parsed.success) return parsed.data;
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path.join(".") || "value";
    errors[field] = [...(errors[field] ?? []), message];
  }
  const [message] = Object.values(errors).flat();
  throw new AppError("invalid", message ?? "Isi halaman tidak bisa dibaca", { fields: errors });
}

/** Throws invalid on the first field that shows a picture of which no file is stored. */
async function assertStoredPictures(fields: Fields, value: PageValue): Promise<void> {
  const shown = flattenPage(fields, value).flatMap(({ path, text }) =>
    [...text.matchAll(/\/media\/([0-9a-f]{24})\//g)].map(([, key = ""]) => ({ path, key })),
  );
  if (shown.length === 0) return;
  const stored = await findStoredPictures(shown.map(({ key }) => key));
  const missing = shown.find(({ key }) => !stored.has(key));
  if (missing) throw invalidField(missing.path, NOT_A_PICTURE);
}

/** Long texts are cut: the versions have them whole. */
function auditFields(fields: Fields, value: PageValue): Record<string, string> {
  return Object.fromEntries(
    flattenPage(fields, value).map(({ label, text }) => [
      label,
      text.length > MAX_AUDITED ? `${text.slice(0, MAX_AUDITED)}…` : text,
    ]),
  );
}
