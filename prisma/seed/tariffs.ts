import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type pg from "pg";
import { type CarrierId, getCarrier, type ServiceCode } from "../../lib/shipping/carriers.ts";

type Rate = { rate: number; etd: string; cities?: string[] } | null;

/** A zone of a carrier's file, with a rate for each service. The file names the source of its figures. */
export type Zone = {
  zone: string;
  province: string;
  /** Kemendagri codes, or all cities of the province that are in no other zone. */
  cities: string[] | "rest";
} & Partial<Record<ServiceCode, Rate>>;

/** `origin` is the official name of the city that parcels go from. */
type ZonesFile = { origin: string; zones: Zone[] };

type Place = { id: string; province_id: string };

/** Rupiah per charged kilogram. */
type TariffRow = {
  carrier: string;
  city_id: string;
  service: string;
  rate: number;
  etd: string;
};

/** The files that fill the table, all of them from the same origin. */
const ZONES_FILES: Record<CarrierId, URL> = {
  jne: new URL("./data/jne-zones.json", import.meta.url),
};

/** Reads the figures of all carriers, with the hash of their files. Throws if they aren't from one origin. */
export async function readFiles(cities: Place[]) {
  const hash = createHash("sha256");
  const tariffs: TariffRow[] = [];
  let origin = "";
  for (const [carrier, url] of Object.entries(ZONES_FILES) as [CarrierId, URL][]) {
    const text = await readFile(url, "utf8");
    const file = JSON.parse(text) as ZonesFile;
    hash.update(text);
    if (origin !== "" && file.origin !== origin) {
      throw new Error(`the tariffs of ${carrier} are from ${file.origin}, not from ${origin}`);
    }
    origin = file.origin;
    tariffs.push(...spreadZones(carrier, file.zones, cities));
  }
  return { hash: hash.digest("hex"), tariffs, origin };
}

/** Updates the tariffs in the caller's transaction, unless an admin has uploaded their own. */
export async function seedTariffs(client: pg.Client, cities: Place[]): Promise<void> {
  const { hash, tariffs, origin } = await readFiles(cities);
  // Two machines may start on one database at once.
  await client.query("LOCK TABLE tariff_editions IN EXCLUSIVE MODE");
  const { rows } = await client.query<{ seed_hash: string | null }>(
    "SELECT seed_hash FROM tariff_editions ORDER BY created_at DESC LIMIT 1",
  );
  const isUpload = rows[0] && rows[0].seed_hash === null;
  if (isUpload || rows[0]?.seed_hash === hash) return;
  await client.query("DELETE FROM city_tariffs");
  await client.query(
    `INSERT INTO city_tariffs (carrier, city_id, service, rate, etd)
     SELECT * FROM jsonb_to_recordset($1)
       AS r(carrier text, city_id text, service text, rate int, etd text)`,
    [JSON.stringify(tariffs)],
  );
  await client.query(
    "INSERT INTO tariff_editions (seed_hash, origin, changes) VALUES ($1, $2, $3)",
    [hash, origin, tariffs.length],
  );
}

/** One row a city and service: a city without YES has no row for it. */
export function spreadZones(carrier: CarrierId, zones: Zone[], cities: Place[]): TariffRow[] {
  const named = new Set(zones.flatMap(({ cities: codes }) => (codes === "rest" ? [] : codes)));
  return zones.flatMap((zone) => {
    const members =
      zone.cities === "rest"
        ? cities
            .filter(({ id, province_id }) => province_id === zone.province && !named.has(id))
            .map(({ id }) => id)
        : zone.cities;
    return getCarrier(carrier).services.flatMap(({ code: service }) => {
      const price = zone[service];
      if (!price) return [];
      const { rate, etd } = price;
      // YES exists in the listed cities of a zone only.
      return (price.cities ?? members).map((city_id) => ({ carrier, city_id, service, rate, etd }));
    });
  });
}
