/**
 * Measures how soon another server shows an admin's saved price: `npm run bench`. That server has
 * the page in memory. The baseline is the time to serve such a page.
 */
import { db } from "../../lib/database/db.ts";
import { serverOf } from "../api/contention/servers.ts";
import { connected, killRedis, startRedis } from "../api/instances/redis.ts";
import { signIn } from "../api/people.ts";
import { send } from "../api/shop-client.ts";
import { createProduct } from "../factories/product.ts";

const CHANGES = 40;
const CHEAPEST = 100_000;
const STEP = 1_111;

await startRedis();
await connected("web", 2);
const token = await signIn("admin");
const id = await createProduct();
const page = `${serverOf(1)}/product-detail/${id}`;

async function look(): Promise<string> {
  const response = await fetch(page, { headers: { connection: "close" } });
  return response.text();
}

const served: number[] = [];
const seen: number[] = [];
for (let change = 0; change < CHANGES; change += 1) {
  await look();
  const asked = performance.now();
  await look();
  served.push(performance.now() - asked);

  const price = CHEAPEST + change * STEP;
  const { status } = await send("PATCH", `/api/product/${id}`, { token, body: { price } });
  if (status !== 200) throw new Error(`expected 200 and not ${status}`);
  const saved = performance.now();
  while (!(await look()).includes(price.toLocaleString("id-ID")));
  seen.push(performance.now() - saved);
}
await killRedis();
await db().$disconnect();

function figures(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const [median, longest] = [sorted[CHANGES / 2] ?? Number.NaN, sorted.at(-1) ?? Number.NaN];
  return `median ${median.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`;
}
console.log(
  `a change on the other server, ${CHANGES} times: ${figures(seen)}; a page from memory: ${figures(served)}`,
);
