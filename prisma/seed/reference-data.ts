import { getDistricts, getProvinces, getRegencies } from "idn-area-data";
import pg from "pg";
import { seedTariffs } from "./tariffs.ts";

/**
 * Seeds provinces, cities with their districts, and the carriers' tariffs. Idempotent: adds missing places,
 * updates districts, and updates tariffs until an admin has edited them.
 */
export async function seedReferenceData(connectionString: string): Promise<void> {
  const provinces = (await getProvinces()).map(({ code, name }) => ({ id: code, name }));
  const cities = await readCities();
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query("BEGIN");
    await client.query(
      `INSERT INTO provinces SELECT * FROM jsonb_to_recordset($1) AS r(id text, name text)
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(provinces)],
    );
    await client.query(
      `INSERT INTO cities (id, province_id, name, districts)
       SELECT * FROM jsonb_to_recordset($1)
         AS r(id text, province_id text, name text, districts text[])
       ON CONFLICT (id) DO UPDATE SET districts = excluded.districts
         WHERE cities.districts IS DISTINCT FROM excluded.districts`,
      [JSON.stringify(cities)],
    );
    await seedTariffs(client, cities);
    await client.query("COMMIT");
  } finally {
    await client.end();
  }
}

async function readCities() {
  const districts = new Map<string, string[]>();
  for (const { regency_code, name } of await getDistricts()) {
    districts.set(regency_code, [...(districts.get(regency_code) ?? []), name]);
  }
  return (await getRegencies()).map(({ code, province_code, name }) => ({
    id: code,
    province_id: province_code,
    name,
    districts: districts.get(code) ?? [],
  }));
}
