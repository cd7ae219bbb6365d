import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { type AuditRecord, recordAudit } from "../audit/record-audit.ts";
import type { AuditFields } from "../audit/schema.ts";
import { type Database, db } from "../database/db.ts";
import { insertRows } from "../database/sql/insert-rows.ts";
import { onPrisma } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { inTransaction } from "../database/transaction.ts";
import { AppError } from "../errors.ts";
import { getShopFacts } from "../shop/get-shop-facts.ts";
import { TARIFF_SERVICES } from "./carriers.ts";
import { type ParsedCity, parseTariffs } from "./internal/parse-tariffs.ts";
import { latestEdition, readTariffs } from "./internal/read-tariffs.ts";
import type {
  CityTariffView,
  TariffChange,
  TariffPrice,
  TariffReport,
  UploadTariffsInput,
} from "./tariff-schema.ts";

/** Imports a tariff CSV. A dry run or an error only reports; absent cities stay. Throws forbidden and conflict. */
export async function uploadTariffs(
  actor: Actor,
  { csv, dry_run, edition }: UploadTariffsInput,
): Promise<TariffReport> {
  assertAdmin(actor);
  const cities = await db().city.findMany({ select: { id: true, name: true } });
  const { rows, errors } = parseTariffs(csv, cities);
  if (errors.length > 0 || dry_run) {
    return report(db(), rows, { faults: errors, edition: (await latestEdition()).id });
  }
  return inTransaction(async (tx) => {
    // Blocks other uploads, not readers.
    await onPrisma(tx).query(sql`LOCK TABLE tariff_editions IN EXCLUSIVE MODE`);
    const current = await latestEdition(tx);
    if (edition !== undefined && edition !== current.id) {
      throw new AppError("conflict", "The tariffs were changed by somebody else. Check again.");
    }
    const checked = await report(tx, rows, { faults: errors, edition: current.id });
    if (checked.changes.length === 0) return checked;
    await write(tx, rows, checked.changes);
    const next = await addEdition(tx, actor, checked.changes);
    await recordAudit(tx, actor, tariffAudit(next, checked));
    return { ...checked, edition: next, written: true };
  });
}

async function report(
  database: Database,
  rows: ParsedCity[],
  { faults, edition }: Pick<TariffReport, "faults" | "edition">,
): Promise<TariffReport> {
  const present = new Map((await readTariffs(database)).map((city) => [city.id, city]));
  const changes = rows.flatMap((row) => changesOf(row, present.get(row.city.id)));
  return { cities: rows.length, changes, faults, edition, written: false };
}

function changesOf({ line, city, prices }: ParsedCity, now?: CityTariffView): TariffChange[] {
  return TARIFF_SERVICES.flatMap(({ label }) => {
    const before = now?.prices[label] ?? null;
    const after = prices[label] ?? null;
    return isSame(before, after) ? [] : [{ line, city: city.name, service: label, before, after }];
  });
}

function isSame(one: TariffPrice | null, other: TariffPrice | null): boolean {
  return one?.rate === other?.rate && one?.etd === other?.etd;
}

async function write(tx: Database, rows: ParsedCity[], changes: TariffChange[]): Promise<void> {
  const changedLines = new Set(changes.map(({ line }) => line));
  const changed = rows.filter(({ line }) => changedLines.has(line));
  await tx.cityTariff.deleteMany({ where: { cityId: { in: changed.map(({ city }) => city.id) } } });
  const tariffs = changed.flatMap(({ city, prices }) =>
    TARIFF_SERVICES.flatMap(({ carrier, service, label }) => {
      const price = prices[label];
      return price ? [{ carrier, cityId: city.id, service, ...price }] : [];
    }),
  );
  if (tariffs.length > 0) await onPrisma(tx).query(insertRows("city_tariffs", tariffs));
}

async function addEdition(tx: Database, actor: Actor, changes: TariffChange[]): Promise<string> {
  const { name } = await tx.user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { name: true },
  });
  const { origin } = await getShopFacts(onPrisma(tx));
  const { id } = await tx.tariffEdition.create({
    data: { editor: name, origin: origin.city, changes: changes.length },
  });
  return id;
}

type Side = "before" | "after";

function tariffAudit(
  edition: string,
  { cities, changes }: Pick<TariffReport, "cities" | "changes">,
): AuditRecord {
  return {
    action: "tariffs-uploaded",
    subjectId: edition,
    before: pricesOf(changes, "before"),
    after: { cities, changes: changes.length, ...pricesOf(changes, "after") },
  };
}

/** Rupiah per kilogram as `Kota Bandung REG`, days as `Kota Bandung REG etd`. */
function pricesOf(changes: readonly TariffChange[], side: Side): AuditFields {
  return Object.fromEntries(
    changes.flatMap(({ city, service, [side]: price }) => [
      [`${city} ${service}`, price?.rate ?? null],
      [`${city} ${service} etd`, price?.etd ?? null],
    ]),
  );
}
