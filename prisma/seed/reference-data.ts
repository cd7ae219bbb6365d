import { readFile } from "node:fs/promises";
import { getProvinces, getRegencies } from "idn-area-data";
import pg from "pg";

type Rate = { rate: number; etd: string; cities?: string[] } | null;

/** A zone of data/jne-zones.json, whose source says where its figures come from. */
type Zone = {
  zone: string;
  province: string;
  /** Kemendagri codes, or all of the province that no other of its zones names. */
  cities: string[] | "rest";
  oke: Rate;
  reg: Rate;
  yes: Rate;
};

type CityRow = { id: string; province_id: string; name: string };
type TariffRow = { zone: string; service: string; rate: number; etd: string };
type TariffCityRow = { city_id: string; service: string; zone: string };

/**
 * What the shop can't do without: provinces, cities and JNE's tariff table. Safe to run at every
 * start: places are added where they are missing, and tariffs only into an empty table, since an
 * admin may have edited them.
 */
export async function seedReferenceData(connectionString: string): Promise<void> {
  const provinces = (await getProvinces()).map(({ code, name }) => ({ id: code, name }));
  const cities = (await getRegencies()).map(({ code, province_code, name }) => ({
    id: code,
    province_id: province_code,
    name,
  }));
  const { tariffs, tariffCities } = spreadZones(await readZones(), cities);
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
      `INSERT INTO cities (id, province_id, name)
       SELECT * FROM jsonb_to_recordset($1) AS r(id text, province_id text, name text)
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(cities)],
    );
    const { rowCount } = await client.query("SELECT 1 FROM tariffs LIMIT 1");
    if (rowCount === 0) {
      await client.query(
        `INSERT INTO tariffs (zone, service, rate, etd)
         SELECT * FROM jsonb_to_recordset($1) AS r(zone text, service text, rate int, etd text)
         ON CONFLICT DO NOTHING`,
        [JSON.stringify(tariffs)],
      );
      await client.query(
        `INSERT INTO tariff_cities (city_id, service, zone)
         SELECT * FROM jsonb_to_recordset($1) AS r(city_id text, service text, zone text)
         ON CONFLICT DO NOTHING`,
        [JSON.stringify(tariffCities)],
      );
    }
    await client.query("COMMIT");
  } finally {
    await client.end();
  }
}

async function readZones(): Promise<Zone[]> {
  const file = new URL("./data/jne-zones.json", import.meta.url);
  return (JSON.parse(await readFile(file, "utf8")) as { zones: Zone[] }).zones;
}

/** One row a zone and service, and one a city and service: a city without YES has no row for it. */
export function spreadZones(
  zones: Zone[],
  cities: CityRow[],
): { tariffs: TariffRow[]; tariffCities: TariffCityRow[] } {
  const named = new Set(zones.flatMap(({ cities: codes }) => (codes === "rest" ? [] : codes)));
  const tariffs: TariffRow[] = [];
  const tariffCities: TariffCityRow[] = [];
  for (const zone of zones) {
    const members =
      zone.cities === "rest"
        ? cities
            .filter(({ id, province_id }) => province_id === zone.province && !named.has(id))
            .map(({ id }) => id)
        : zone.cities;
    for (const [service, price] of [
      ["OKE", zone.oke],
      ["REG", zone.reg],
      ["YES", zone.yes],
    ] as const) {
      if (!price) continue;
      tariffs.push({ zone: zone.zone, service, rate: price.rate, etd: price.etd });
      // YES reaches some of a zone's cities only, and says which.
      for (const city_id of price.cities ?? members) {
        tariffCities.push({ city_id, service, zone: zone.zone });
      }
    }
  }
  return { tariffs, tariffCities };
}
