import { afterEach, beforeAll, expect, test } from "vitest";
import type { Actor } from "#lib/actor.ts";
import { db } from "#lib/database/db.ts";
import { exportTariffs } from "#lib/shipping/export-tariffs.ts";
import { findForeignOrigin, getTariffState } from "#lib/shipping/get-tariff-state.ts";
import { listTariffs } from "#lib/shipping/list-tariffs.ts";
import { quoteShipping } from "#lib/shipping/quote.ts";
import { tariffQuery, uploadTariffsInput } from "#lib/shipping/tariff-schema.ts";
import { uploadTariffs } from "#lib/shipping/upload-tariffs.ts";
import { seedReferenceData } from "#prisma/seed/reference-data.ts";
import { auditOfSubject } from "#tests/factories/audit.ts";
import { createActor } from "#tests/factories/customer.ts";
import { cityOf } from "#tests/factories/shipping.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const admin = await createActor("admin");

// The table outlives this file, so each test restores the seed's.
let seeded: Awaited<ReturnType<typeof readTable>>;

const readTable = () =>
  db().cityTariff.findMany({ orderBy: [{ cityId: "asc" }, { service: "asc" }] });

beforeAll(async () => {
  seeded = await readTable();
});

afterEach(async () => {
  await db().cityTariff.deleteMany();
  await db().cityTariff.createMany({ data: seeded });
  await db().tariffEdition.deleteMany({ where: { seedHash: null } });
});

const upload = (by: Actor, fields: Record<string, unknown>) =>
  uploadTariffs(by, uploadTariffsInput.parse(fields));

const MEDAN = "1271;Sumatera Utara;Kota Medan;31000;2-3 hari;36000;1-2 hari;48000;1 hari";

test("what is downloaded says the whole table, in columns that Excel opens", async () => {
  const csv = await exportTariffs(admin);
  expect(csv.startsWith("\ufeffkode;provinsi;kota;oke_tarif;oke_hari;")).toBe(true);
  const lines = csv.split("\r\n").filter((line) => line !== "");
  expect(lines).toHaveLength(515);
  expect(lines).toContain(MEDAN);
  expect(lines.find((line) => line.includes("Kota Banda Aceh"))).toMatch(/hari;;$/);
});

test("no cell begins a formula", async () => {
  const evil = { id: "99.99", provinceId: "11", name: "=HYPERLINK(1)" };
  await db().city.create({ data: evil });
  const csv = await exportTariffs(admin);
  await db().city.delete({ where: { id: evil.id } });
  expect(csv).toContain("'=HYPERLINK(1)");
  expect(csv.split(/[;\r\n]+/).filter((cell) => /^"?[=+@-]/.test(cell))).toEqual([]);
});

test("what was downloaded changes nothing when it comes back", async () => {
  const csv = await exportTariffs(admin);
  const report = await upload(admin, { csv, dry_run: "false" });
  expect(report).toMatchObject({ cities: 514, changes: [], faults: [], written: false });
  expect(await db().tariffEdition.count({ where: { seedHash: null } })).toBe(0);
});

test("the audit log tells each price and duration before and after an upload, and no other", async () => {
  const admin = await createActor("admin");
  const csv = await exportTariffs(admin);
  const edited = csv.replace(MEDAN, MEDAN.replace("36000", "37000").replace("48000;1 hari", ";"));
  await upload(admin, { csv: edited });
  expect(await db().auditEntry.count({ where: { actorId: admin.userId } })).toBe(0);
  const { edition } = await upload(admin, { csv: edited, dry_run: "false" });
  expect(await auditOfSubject(edition)).toMatchObject([
    {
      actorId: admin.userId,
      action: "tariffs-uploaded",
      before: { "Kota Medan REG": 36_000, "Kota Medan YES": 48_000, "Kota Medan YES etd": "1" },
      after: { cities: 514, changes: 2, "Kota Medan REG": 37_000, "Kota Medan YES": null },
    },
  ]);
});

test("a dry run says what would change and writes nothing", async () => {
  const csv = await exportTariffs(admin);
  const edited = csv.replace(MEDAN, MEDAN.replace("36000", "37000").replace("48000;1 hari", ";"));
  const report = await upload(admin, { csv: edited });
  expect(report).toMatchObject({ faults: [], written: false });
  expect(report.changes).toEqual([
    {
      line: expect.any(Number),
      city: "Kota Medan",
      service: "REG",
      before: { rate: 36_000, etd: "1-2" },
      after: { rate: 37_000, etd: "1-2" },
    },
    {
      line: expect.any(Number),
      city: "Kota Medan",
      service: "YES",
      before: { rate: 48_000, etd: "1" },
      after: null,
    },
  ]);
  expect(await readTable()).toEqual(seeded);
});

test("what is written is what customers pay, and cities that the file leaves out stay", async () => {
  const csv = `kode;kota;oke_tarif;oke_hari;reg_tarif;reg_hari;yes_tarif;yes_hari
    1271;Kota Medan;;;37000;2-4 hari;;`;
  const { edition } = await upload(admin, { csv });
  const report = await upload(admin, { csv, edition, dry_run: false });
  expect(report).toMatchObject({ written: true, changes: [{}, {}, {}] });

  const { options } = await quoteShipping("jne", await cityOf("Kota Medan"), 2000);
  expect(options.map(({ service, cost }) => [service, cost[0]])).toEqual([
    ["REG", { value: 74_000, etd: "2-4" }],
  ]);
  expect((await readTable()).filter(({ cityId }) => cityId !== "12.71")).toEqual(
    seeded.filter(({ cityId }) => cityId !== "12.71"),
  );
  expect((await getTariffState(admin)).edition).toMatchObject({
    id: report.edition,
    editor: "Uji Coba",
    origin: "Kota Administrasi Jakarta Selatan",
  });
  expect(await findForeignOrigin()).toBeNull();
});

test("one fault anywhere, and nothing is written", async () => {
  const csv = await exportTariffs(admin);
  const edited = csv.replace(MEDAN, MEDAN.replace("36000", "37000")).replace("1-2 hari", "1-Feb");
  const report = await upload(admin, { csv: edited, dry_run: false });
  expect(report.written).toBe(false);
  expect(report.faults).toHaveLength(1);
  expect(await readTable()).toEqual(seeded);
});

test("of two admins who checked the same table, the second is told about the first", async () => {
  const csv = await exportTariffs(admin);
  const edit = (rate: string) => csv.replace(MEDAN, MEDAN.replace("36000", rate));
  const { edition } = await upload(admin, { csv: edit("37000") });
  await upload(admin, { csv: edit("37000"), edition, dry_run: false });
  await expectError(upload(admin, { csv: edit("38000"), edition, dry_run: false }), "conflict");
});

test("the seed doesn't touch what an admin has uploaded, and restores what nobody has", async () => {
  const csv = await exportTariffs(admin);
  await upload(admin, { csv: csv.replace(MEDAN, MEDAN.replace("36000", "37000")), dry_run: false });
  const uploaded = await readTable();
  await seedReferenceData(process.env.DATABASE_URL ?? "");
  expect(await readTable()).toEqual(uploaded);

  // The seed replaces the table of an older seed.
  await db().tariffEdition.deleteMany({ where: { seedHash: null } });
  await db().tariffEdition.updateMany({ data: { seedHash: "an older file" } });
  await seedReferenceData(process.env.DATABASE_URL ?? "");
  expect(await readTable()).toEqual(seeded);
});

test("customers neither see the table nor change it", async () => {
  const csv = await exportTariffs(admin);
  const customer = await createActor();
  await expectError(exportTariffs(customer), "forbidden");
  await expectError(upload(customer, { csv, dry_run: false }), "forbidden");
  await expectError(listTariffs(customer, tariffQuery.parse({})), "forbidden");
  await expectError(getTariffState(customer), "forbidden");
});

test("the list is searched by city and by province", async () => {
  const search = async (q: string) => (await listTariffs(admin, tariffQuery.parse({ q }))).data;
  expect(await search("kota medan")).toEqual([
    {
      id: "12.71",
      city: "Kota Medan",
      province: "Sumatera Utara",
      prices: {
        OKE: { rate: 31_000, etd: "2-3" },
        REG: { rate: 36_000, etd: "1-2" },
        YES: { rate: 48_000, etd: "1" },
      },
    },
  ]);
  expect((await search("bali")).map(({ province }) => province)).toContain("Bali");
  expect(await search("%")).toEqual([]);
});
