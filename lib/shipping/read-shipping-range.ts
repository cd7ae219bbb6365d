import "server-only";
import { onPool } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { CARRIER_IDS, getCarrier } from "./carriers.ts";
import type { ShippingRange } from "./schema.ts";

/** Returns the range for a parcel of `grams`; null while the table is empty. */
export async function readShippingRange(grams: number): Promise<ShippingRange | null> {
  const kilograms = CARRIER_IDS.map((id) => String(getCarrier(id).chargedKilograms(grams)));
  const [range] = await onPool.query<ShippingRange | { from: null }>(sql`
    select min(price)::int as "from", max(price)::int as "to" from (
      select min(rate * kilograms) as price from city_tariffs
      join unnest(${[...CARRIER_IDS]}::text[], ${kilograms}::int[]) c(id, kilograms) on id = carrier
      group by city_id
    ) cheapest`);
  return range && range.from !== null ? range : null;
}
