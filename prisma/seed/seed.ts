/**
 * Fills a database: reference data always, demo data where SEED_DEMO=1 and the shop is empty.
 * Run by scripts/ with `node --conditions=react-server`, after the migrations.
 */
import pg from "pg";
import { seedCustomers } from "../../demo/demo-customers.ts";
import { seedContent, seedProducts } from "../../demo/demo-goods.ts";
import { seedOrders } from "../../demo/demo-orders.ts";
import { storeDemoPictures } from "../../demo/demo-pictures.ts";
import { seedSettings } from "../../demo/demo-settings.ts";
import { DEMO_EMAILS } from "../../lib/accounts/demo-login.ts";
import { ADVISORY_LOCKS } from "../../lib/database/advisory-locks.ts";
import { db } from "../../lib/database/db.ts";
import { SHOP_FACT_KEYS } from "../../lib/database/shop-fact-keys.ts";
import { env } from "../../lib/environment/env.ts";
import { checkEnvironmentAtStart } from "../../lib/observability/environment-warnings.ts";
import { seedReferenceData } from "./reference-data.ts";

const FACT = SHOP_FACT_KEYS.demoData;

/** Returns whether the shop is empty, or an earlier seeding was interrupted. */
async function wantsDemoData(): Promise<boolean> {
  const fact = await db().shopFact.findUnique({ where: { key: FACT } });
  if (fact?.value === "done") return false;
  const strangers = await db().user.count({ where: { email: { notIn: [...DEMO_EMAILS] } } });
  // Never wipes a shop that has accounts of its own.
  if (strangers > 0) return refuseDemoData();
  if (fact) {
    await db()
      .$executeRaw`TRUNCATE users, products, events, gallery_items, outbox_mails, shop_facts CASCADE`;
    return true;
  }
  const [users, products] = await Promise.all([db().user.count(), db().product.count()]);
  return (users === 0 && products === 0) || refuseDemoData();
}

function refuseDemoData(): false {
  console.log("No demo data: this shop already has accounts or goods.");
  return false;
}

async function seedDemoData(): Promise<void> {
  await db().shopFact.create({ data: { key: FACT, value: "started" } });
  const pictures = await storeDemoPictures();
  const userIds = await seedCustomers(db());
  const goods = await seedProducts(db(), pictures);
  await seedContent(db(), pictures);
  await seedSettings();
  await seedOrders(db(), userIds, goods);
  // Mails about demo orders are never sent.
  await db().outboxMail.deleteMany();
  await db().shopFact.update({ where: { key: FACT }, data: { value: "done" } });
  console.log("The demo shop is filled.");
}

checkEnvironmentAtStart();
// Prices come from the tariff table, without calls to RajaOngkir.
process.env.RAJAONGKIR_API_KEY = "";
const directUrl = env().DATABASE_DIRECT_URL || env().DATABASE_URL;
await seedReferenceData(directUrl);
if (process.env.SEED_DEMO === "1") {
  // Two machines may start on one database: the second one waits.
  const lock = new pg.Client({ connectionString: directUrl });
  await lock.connect();
  // A role behind a pooler has the limits of a request.
  await lock.query("SET statement_timeout = 0; SET lock_timeout = 0");
  await lock.query("SELECT pg_advisory_lock($1)", [ADVISORY_LOCKS.seeding]);
  if (await wantsDemoData()) await seedDemoData();
  await lock.end();
}
await db().$disconnect();
