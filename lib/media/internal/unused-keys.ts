import { db } from "../../database/db.ts";

/** Returns the public pictures that no row shows. Those of deleted products count for 30 days. */
export async function listUnusedKeys(keys: readonly string[]): Promise<string[]> {
  const unused = await db().$queryRaw<{ key: string }[]>`
    SELECT key FROM unnest(${keys}::text[]) AS stored (key)
    EXCEPT (
      SELECT unnest(ARRAY[image1, image2, image3, image4]) FROM products
      WHERE deleted_at IS NULL OR deleted_at > now() - interval '30 days'
      UNION ALL SELECT unnest(ARRAY[image1, image2, image3, image4]) FROM order_items
      UNION ALL SELECT unnest(ARRAY[image1, image2, image3, image4]) FROM events
      UNION ALL SELECT image1 FROM gallery_items
    )`;
  return unused.map(({ key }) => key);
}

export async function listUnusedPrivateKeys(keys: readonly string[]): Promise<string[]> {
  const unused = await db().$queryRaw<{ key: string }[]>`
    SELECT key FROM unnest(${keys}::text[]) AS stored (key)
    EXCEPT SELECT image FROM payment_proofs WHERE image_deleted_at IS NULL`;
  return unused.map(({ key }) => key);
}
