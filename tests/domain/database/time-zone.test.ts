import { expect, test } from "vitest";
import { db } from "#lib/database/db.ts";

// An operator's own server may use Jakarta's time. The embedded one uses UTC and would hide errors.
test("times are right on a database that isn't in UTC", async () => {
  const [row] = await db().$queryRaw<{ name: string }[]>`SELECT current_database() AS name`;
  const database = `"${row?.name}"`;
  await db().$executeRawUnsafe(`ALTER DATABASE ${database} SET timezone TO 'Asia/Jakarta'`);
  try {
    await db().$disconnect();
    await db().$executeRaw`INSERT INTO shop_facts (key, value) VALUES ('time-zone-test', '')`;
    const fact = await db().shopFact.findUniqueOrThrow({ where: { key: "time-zone-test" } });
    expect(Math.abs(fact.createdAt.getTime() - Date.now())).toBeLessThan(60_000);
  } finally {
    await db().$executeRawUnsafe(`ALTER DATABASE ${database} RESET timezone`);
    await db().shopFact.deleteMany({ where: { key: "time-zone-test" } });
    await db().$disconnect();
  }
});
