import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { AuditFields } from "../audit/schema.ts";
import { ADVISORY_LOCKS } from "../database/advisory-locks.ts";
import { definedFields } from "../database/defined-fields.ts";
import { onPrisma } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { inTransaction } from "../database/transaction.ts";
import { AppError, invalidField } from "../errors.ts";
import { IMAGE_SLOTS } from "../media/image-slots.ts";
import { keepReplacedPictures } from "../media/replaced-pictures.ts";
import {
  applySlotChanges,
  EMPTY_SLOTS,
  removedKeys,
  withStoredFiles,
} from "../media/slot-changes.ts";
import { findCity } from "../places/find-city.ts";
import type { GroupName } from "../shop/groups/group-schemas.ts";
import { readGroup, writeGroup } from "../shop/groups/read-groups.ts";
import { GROUP_LABELS } from "../shop/setting-labels.ts";
import { toGroupView } from "./internal/group-view.ts";
import type { GroupInput, GroupView } from "./schema.ts";

const CHANGED = "Admin lain baru saja menyimpan bagian ini. Isian Anda belum disimpan.";
const NO_CITY = "Pilih kota dari daftar";
const BOTH_OR_NONE = "Isi kota dan kode pos, atau kosongkan keduanya";
const NO_END = "Isi hari terakhir libur";
const WRONG_PERIOD = "Hari terakhir tidak boleh sebelum hari pertama";

/**
 * Sets what the input names, and returns the group. Unchanged values write nothing. Throws forbidden, invalid on the
 * field, and conflict with the present values where the admin saw others.
 */
export async function updateGroup<Name extends GroupName>(
  actor: Actor,
  name: Name,
  { seen, ...input }: GroupInput,
): Promise<GroupView> {
  assertAdmin(actor);
  const { pictures, words } = splitInput(input);
  await assertCities(words);
  return withStoredFiles(pictures, (stored) =>
    inTransaction(async (tx) => {
      const source = onPrisma(tx);
      // Blocks other changes. The role `shop` may not lock a table whose rows it may not change.
      await source.query(
        sql`SELECT FROM pg_advisory_xact_lock(${ADVISORY_LOCKS.shopSettings}::bigint)`,
      );
      const before = await readGroup(source, name);
      if (seen !== before.version) {
        throw new AppError("conflict", CHANGED, { body: { data: toGroupView(before) } });
      }
      const held = { ...EMPTY_SLOTS, ...splitInput(before.value).pictures };
      const slots = applySlotChanges(held, pictures, stored);
      const value: AuditFields = {
        ...before.value,
        ...words,
        ...Object.fromEntries(slotsIn(before.value).map((slot) => [slot, slots[slot]])),
      };
      assertPossible(value);
      if (isDeepStrictEqual(value, before.value)) return toGroupView(before);
      await writeGroup(source, name, { value, changedBy: actor.userId });
      await keepReplacedPictures(tx, removedKeys(held, slots));
      await recordAudit(tx, actor, {
        action: "settings-updated",
        subject: GROUP_LABELS[name],
        before: { ...before.value },
        after: value,
      });
      return toGroupView(await readGroup(source, name));
    }),
  );
}

const slotsIn = (fields: object) => IMAGE_SLOTS.filter((slot) => slot in fields);

/** Parts the pictures of a group from its other fields. */
function splitInput<Fields extends object>(fields: Fields) {
  const entries = Object.entries(definedFields(fields));
  const isPicture = (field: string) => (IMAGE_SLOTS as readonly string[]).includes(field);
  return {
    pictures: Object.fromEntries(entries.filter(([field]) => isPicture(field))),
    words: Object.fromEntries(entries.filter(([field]) => !isPicture(field))),
  };
}

async function assertCities(words: Record<string, unknown>): Promise<void> {
  for (const field of ["shop_city", "origin_city"]) {
    const named = words[field];
    if (named && !(await findCity(String(named)))) throw invalidField(field, NO_CITY);
  }
}

/** Checks fields against each other. */
function assertPossible(value: object): void {
  const fields = value as Record<string, string | undefined>;
  if (Boolean(fields.origin_city) !== Boolean(fields.origin_zip)) {
    throw invalidField(fields.origin_city ? "origin_zip" : "origin_city", BOTH_OR_NONE);
  }
  for (const period of ["announcement", "closed"]) {
    const [from, until] = [fields[`${period}_from`], fields[`${period}_until`]];
    if (from && until && until < from) throw invalidField(`${period}_until`, WRONG_PERIOD);
  }
  if (fields.closed_from && !fields.closed_until) throw invalidField("closed_until", NO_END);
}
