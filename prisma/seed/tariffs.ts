import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type pg from "pg";

type Rate = { rate: number; etd: string; cities?: string[] } | null;

/** A zone of data/jne-zones.json. The file names the source of its figures. */
export type Zone = {
  zone: string;
  province: string;
  /** Kemendagri codes, or all cities of the province that are in no other zone. */
  cities: string[] | "rest";
  oke: Rate;
  reg: Rate;
  yes: Rate;
};

type Place = { id: string; province_id: string };

/** Rupiah per charged kilogram. */
export type TariffRow = { city_id: string; service: string; rate: number; etd: string };

const ZONES_FILE = new URL("./data/jne-zones.json", import.meta.url);

/** Updates the tariffs in the caller's transaction, unless an admin has uploaded their own. */
export async function seedTariffs(client: pg.Client, cities: Place[]): Promise<void> {
  const text = await readFile(ZONES_FILE, "utf8");
  const hash = createHash("sha256").update(text).digest("hex");
  // Two machines may start on one database at once.
  await client.query("LOCK TABLE tariff_editions IN EXCLUSIVE MODE");
  const { rows } = await client.query<{ seed_hash: string | null }>(
    "SELECT seed_hash FROM tariff_editions ORDER BY created_at DESC LIMIT 1",
  );
  const isUpload = rows[0] && rows[0].seed_hash === null;
  if (isUpload || rows[0]?.seed_hash === hash) return;
  const tariffs = spreadZones((JSON.parse(text) as { zones: Zone[] }).zones, cities);
  await client.query("DELETE FROM city_tariffs");
  await client.query(
    `INSERT INTO city_tariffs (city_id, service, rate, etd)
     SELECT * FROM jsonb_to_recordset($1) AS r(city_id text, service text, rate int, etd text)`,
    [JSON.stringify(tariffs)],
  );
  await client.query("INSERT INTO tariff_editions (seed_hash, changes) VALUES ($1, $2)", [
    hash,
    tariffs.length,
  ]);
}

/** One row a city and service: a city without YES has no row for it. */
export function spreadZones(zones: Zone[], cities: Place[]): TariffRow[] {
  const named = new Set(zones.flatMap(({ cities: codes }) => (codes === "rest" ? [] : codes)));
  return zones.flatMap((zone) => {
    const members =
      zone.cities === "rest"
        ? cities
            .filter(({ id, province_id }) => province_id === zone.province && !named.has(id))
            .map(({ id }) => id)
        : zone.cities;
    const services = [
      ["OKE", zone.oke],
      ["REG", zone.reg],
      ["YES", zone.yes],
    ] as const;
    return services.flatMap(([service, price]) => {
      if (!price) return [];
      const { rate, etd } = price;
      // YES exists in the listed cities of a zone only.
      return (price.cities ?? members).map((city_id) => ({ city_id, service, rate, etd }));
    });
  });
}
