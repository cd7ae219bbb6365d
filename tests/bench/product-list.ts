/**
 * Measures the dashboard's product list with 10,000 products: `npm run bench`. The baseline is the
 * demo's few products.
 */
import { db } from "../../lib/database/db.ts";

const PRODUCTS = 10_000;
const ASKED = 200;
const WARM_UP = 20;
const { TEST_BASE_URL } = process.env;

const QUESTIONS = {
  "first page": "",
  "page 250": "&page=250",
  "part of a name": "&q=KAWUNG%2099",
  "no such name": "&q=tidak-ada",
  "category, size and status": "&categories[]=Women&sizes[]=M&status[]=Belum%20Terjual",
};

let asked = 0;

/** Returns another address each time, since searches are limited by address. */
function nextAddress(): string {
  asked += 1;
  return `203.0.${asked >> 8}.${asked & 255}`;
}

async function ask(query: string): Promise<number> {
  const started = performance.now();
  const address = `${TEST_BASE_URL}/api/product?per_page=20${query}`;
  // A new connection each time, because the server may be closing an idle one.
  const headers = { connection: "close", "x-forwarded-for": nextAddress() };
  const response = await fetch(address, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`expected 200 and not ${response.status}`);
  return performance.now() - started;
}

/** Returns the median in milliseconds of sequential requests. */
async function measure(query: string): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < WARM_UP + ASKED; at += 1) {
    const ms = await ask(query);
    if (at >= WARM_UP) times.push(ms);
  }
  return times.toSorted((a, b) => a - b)[ASKED / 2] ?? Number.NaN;
}

async function makeProducts(): Promise<void> {
  const categories = ["Men", "Women", "Others", "Batik Cloth"];
  const sizes = ["S", "M", "L", "XL"];
  await db().product.createMany({
    data: Array.from({ length: PRODUCTS }, (_, at) => ({
      name: `Batik Kawung ${at}`,
      category: categories[at % 4] ?? "Men",
      size: sizes[(at >> 2) % 4] ?? "M",
      price: 100_000 + at,
      stock: 0,
      weight: 250,
      isPurchased: at % 2 === 0,
      description: "Bench",
      careInstructions: "Bench",
    })),
  });
  await db().$executeRaw`ANALYZE products`;
}

const baseline = new Map<string, number>();
for (const [name, query] of Object.entries(QUESTIONS)) baseline.set(name, await measure(query));
await makeProducts();
for (const [name, query] of Object.entries(QUESTIONS)) {
  const few = baseline.get(name) ?? Number.NaN;
  const many = await measure(query);
  console.log(
    `product list, ${name}: demo ${few.toFixed(2)} ms, ${PRODUCTS} more ${many.toFixed(2)} ms, ` +
      `ratio ${(many / few).toFixed(2)}`,
  );
}
await db().$disconnect();
