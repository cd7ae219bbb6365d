import { SHOP_FACT_KEYS } from "../../database/shop-fact-keys.ts";
import { onPool } from "../../database/sql/source.ts";
import { type Statement, sql } from "../../database/sql/statement.ts";

const { replacedPicture: REPLACED } = SHOP_FACT_KEYS;

/** Returns the pictures that no row shows; deleted products' after 30 days, replaced ones after a day. */
export function listUnusedKeys(keys: readonly string[]): Promise<string[]> {
  return listOthers(
    keys,
    sql`SELECT unnest(ARRAY[image1, image2, image3, image4]) FROM products
      WHERE deleted_at IS NULL OR deleted_at > now() - interval '30 days'
      UNION ALL SELECT unnest(ARRAY[image1, image2, image3, image4]) FROM order_items
      UNION ALL SELECT unnest(ARRAY[image1, image2, image3, image4]) FROM events
      UNION ALL SELECT image1 FROM gallery_items
      UNION ALL SELECT (regexp_matches(value::text, '/media/([0-9a-f]{24})/', 'g'))[1] FROM page_versions
      UNION ALL SELECT picture FROM (
        SELECT DISTINCT ON (key) key, value FROM shop_settings ORDER BY key, changed_at DESC, id DESC
      ) AS present, LATERAL unnest(ARRAY[value ->> 'image1', value ->> 'image2', value ->> 'image3',
        value ->> 'image4']) AS picture
      UNION ALL SELECT substr(key, ${REPLACED.length + 1}::int) FROM shop_facts
      WHERE starts_with(key, ${REPLACED}) AND created_at > now() - interval '1 day'`,
  );
}

export function listUnusedPrivateKeys(keys: readonly string[]): Promise<string[]> {
  return listOthers(
    keys,
    sql`SELECT image FROM payment_proofs WHERE image_deleted_at IS NULL
      UNION ALL SELECT image FROM money_entries WHERE image IS NOT NULL`,
  );
}

async function listOthers(keys: readonly string[], used: Statement): Promise<string[]> {
  const others = await onPool.query<{ key: string }>(sql`
    SELECT key FROM unnest(${keys}::text[]) AS stored (key) EXCEPT (${used})`);
  return others.map(({ key }) => key);
}
