import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { createProduct } from "#tests/factories/product.ts";
import { createClients } from "./accounts.ts";
import { startAdmin } from "./admin.ts";
import { check, listWrongPages } from "./checker.ts";
import { control } from "./control.ts";
import { History } from "./history.ts";
import { planRun } from "./plan.ts";
import { randomFrom } from "./random.ts";
import { startShopper } from "./shoppers.ts";
import { startVisitors } from "./visitors.ts";

const FIRST_SEED = Number(process.env.FAULTS_SEED ?? 1);
const RUNS = Number(process.env.FAULTS_RUNS ?? 2);
/** CI tries the first steps of the first runs. */
const MOST_STEPS = process.env.FAULTS_RUNS || process.env.FAULTS_SEED ? 6 : 3;
const SEEDS = Array.from({ length: RUNS }, (_, run) => FIRST_SEED + run);

const SHOPPERS = 4;
const CUSTOMERS_EACH = 30;
const PLENTY = 5_000;
const SCARCE = 4;
/** Only a shop that doesn't recover by itself takes so long. */
const RECOVERS_WITHIN_MS = 60_000;
const BEGINS_WITHIN_MS = 10_000;
const ORDERS_AFTER = 4;

test.each(SEEDS)("run %i: what clients were told is so", { timeout: 400_000 }, async (seed) => {
  const random = randomFrom(seed);
  const steps = planRun(random).slice(0, MOST_STEPS);
  const label = `run-${seed}`;
  const [plenty, scarce, priced] = await Promise.all([
    createProduct({ name: "Kain Cukup", stock: PLENTY }),
    createProduct({ name: "Kain Langka", stock: SCARCE }),
    createProduct({ name: "Kain Harga", stock: PLENTY }),
  ]);
  const products = [plenty, scarce, priced];
  const customers = await createClients(SHOPPERS * CUSTOMERS_EACH);
  // Each order sends a mail to every admin: those of earlier runs are customers again.
  await db().user.updateMany({ where: { role: "admin" }, data: { role: "user" } });
  const [admin] = await createClients(1, "admin");
  if (!admin) throw new Error("there is an admin");

  const history = new History();
  for (let shopper = 0; shopper < SHOPPERS; shopper += 1) {
    const own = customers.slice(shopper * CUSTOMERS_EACH, (shopper + 1) * CUSTOMERS_EACH);
    startShopper(history, randomFrom(seed * 1_000 + shopper), {
      ...{ label: `${label}-${shopper}`, customers: own },
      // The priced one only changes by its admin's hand.
      products: shopper === 0 ? [scarce] : [plenty, plenty, scarce],
    });
  }
  startAdmin(history, randomFrom(seed * 1_000 + 500), { admin, priced, scarce });
  startVisitors(history, randomFrom(seed * 1_000 + 600), { customers, products });

  const violations: string[] = [];
  const done: string[] = [];
  expect(await history.untilMore(ORDERS_AFTER, RECOVERS_WITHIN_MS), "a whole shop sells").toBe(
    true,
  );
  for (const { faults, lengthMs } of steps) {
    const possible: string[] = [];
    for (const fault of faults) {
      const missing = await control("/missing", { fault });
      if (missing) done.push(`${fault} (left out: needs ${missing})`);
      else possible.push(fault);
    }
    const breaking = Promise.all(possible.map((fault) => control("/begin", { fault })));
    if (possible.length > 0) await wait(lengthMs);
    // One that talks to a stopped server ends when that goes on.
    await Promise.race([breaking, wait(BEGINS_WITHIN_MS)]);
    await control("/heal");
    await breaking;
    await control("/heal");
    done.push(possible.join(" and "));
    if (!(await history.untilMore(ORDERS_AFTER, RECOVERS_WITHIN_MS))) {
      violations.push(`recovery: no orders after: ${possible.join(" and ")}`);
    }
    for (const page of await listWrongPages(products))
      violations.push(`${page}, after: ${possible.join(" and ")}`);
  }
  await history.stop();
  await control("/heal");
  violations.push(...(await check(history, label, products)));

  const { acknowledged, unknown, refused, answers, silences } = history;
  const counts = `${acknowledged.size} orders, ${unknown.size} unknown, ${refused.size} refused, ${history.moves.size} moved, ${history.proofs.size} proofs, ${answers} answers, ${silences} silences`;
  process.stdout.write(
    `${[`${label}: ${counts}; ${violations.length} violations`, ...done, ...violations].join("\n  ")}\n`,
  );
  expect(violations).toEqual([]);
});
