/** Measures how latencies grow with the catalogue. Three shops of different size run side by side. */
import { makeAccounts } from "./support/accounts.ts";
import { supply } from "./support/addresses.ts";
import { growCatalogue, RARE_WORD } from "./support/catalogue.ts";
import { connectDatabase } from "./support/database.ts";
import type { Row } from "./support/report.ts";
import { alternate, each, percentile, ROUNDS, SECONDS } from "./support/rounds.ts";
import { productPath } from "./support/shop.ts";
import { loadSubject } from "./support/subject.ts";
import { load } from "./support/wrk.ts";

const SIZES = [10_000, 100_000];
/** Few, so that latencies don't include a queue. */
const CONNECTIONS = 2;
const PER_PAGE = 20;
/** Visitors who each open another product's page at once. */
const VISITORS = 50;
/** Pages opened for the first time in each round. The demo has enough for three rounds and a warm-up. */
const FIRST_VISITS = 14;
const MOST_FIRST_ROUNDS = 3;
const MOST_ROUNDS = 2;
const MOST_SECONDS = 2;

type Shop = { origin: string; products: number; admin: string; ids: string[] };
type Question = (shop: Shop) => string;

const LISTS: Record<string, Question> = {
  "list, page 1": () => `/api/product?per_page=${PER_PAGE}`,
  "list, last page": ({ products }) =>
    `/api/product?per_page=${PER_PAGE}&page=${Math.floor(products / PER_PAGE)}`,
  "list, category and size": () => `/api/product?per_page=${PER_PAGE}&categories[]=Men&sizes[]=M`,
  "list, by price": () => `/api/product?per_page=${PER_PAGE}&sort=price-asc`,
  "search, common word": () => `/api/product?per_page=${PER_PAGE}&q=parang`,
  "search, rare word": () => `/api/product?per_page=${PER_PAGE}&q=${RARE_WORD}`,
  "search, mistyped": () => `/api/product?per_page=${PER_PAGE}&q=parrang`,
  "search, nothing": () => `/api/product?per_page=${PER_PAGE}&q=zyxwv`,
  "page of a choice": () => "/product?categories[]=Men&sizes[]=M",
  "page of a search": () => "/product?q=parang",
  "product page, kept": ({ ids }) => productPath({ id: ids[0] ?? "" }),
  sitemap: () => "/sitemap.xml",
  "dashboard's products": () => "/dashboard/product",
  "dashboard's products, last page": ({ products }) =>
    `/dashboard/product?page=${Math.floor(products / PER_PAGE)}`,
  cart: () => "/cart",
};

await loadSubject("growth", async () => {
  const shops = await prepareShops();
  const rows = [
    ...(await measureFirstVisits(shops)),
    ...(await measureEach("home after an edit", shops, homeAfterEdit)),
    ...(await measureEach(`${VISITORS} pages, the longest wait`, shops, openPages)),
    ...(await measureEach(`${VISITORS} pages after an edit, the same`, shops, pagesAfterEdit)),
  ];
  for (const [name, question] of Object.entries(LISTS)) {
    const found = await alternate(
      Object.fromEntries(
        shops.map((shop) => [shop.products, (seconds: number) => ask(shop, question, seconds)]),
      ),
      { rounds: Math.min(ROUNDS, MOST_ROUNDS), seconds: Math.min(SECONDS, MOST_SECONDS) },
    );
    const p95 = Object.fromEntries(
      Object.entries(found).map(([size, loads]) => [size, each(loads, "p95")]),
    );
    rows.push(...compared(`${name}, p95`, shops, p95));
  }
  return rows;
});

async function prepareShops(): Promise<Shop[]> {
  const shops: Shop[] = [];
  const addresses = (process.env.TEST_BASE_URLS ?? "").split(" ");
  const databases = (process.env.TEST_DATABASE_URLS ?? "").split(" ");
  for (const [at, origin] of addresses.entries()) {
    const database = await connectDatabase(databases[at]);
    // The first shop keeps the demo's products.
    await growCatalogue(database, SIZES[at - 1] ?? 0);
    const { rows } = await database.query<{ id: string }>(
      "SELECT id FROM products WHERE deleted_at IS NULL ORDER BY md5(id::text)",
    );
    const [admin] = await makeAccounts(database, 1, "admin");
    const ids = rows.map(({ id }) => id);
    shops.push({ origin, products: ids.length, admin: admin?.token ?? "", ids });
  }
  return shops;
}

function ask(shop: Shop, question: Question, seconds: number) {
  const headers = { cookie: `token=${shop.admin}` };
  const wanted = { seconds, connections: CONNECTIONS, headers };
  return load(shop.origin, [question(shop)], wanted);
}

/** Opens product pages that nobody has opened yet, one after the other. */
async function measureFirstVisits(shops: Shop[]): Promise<Row[]> {
  const visits = shops.map((shop) => [shop.products, firstVisits(shop)] as const);
  const found = await alternate(Object.fromEntries(visits), {
    rounds: Math.min(ROUNDS, MOST_FIRST_ROUNDS),
  });
  return compared("product page, first time, p95", shops, found);
}

/** Measures what a shop is asked by itself, round after round. */
async function measureEach(
  name: string,
  shops: Shop[],
  measure: (shop: Shop) => Promise<number>,
): Promise<Row[]> {
  const asked = shops.map((shop) => [shop.products, () => measure(shop)] as const);
  return compared(name, shops, await alternate(Object.fromEntries(asked)));
}

async function homeAfterEdit(shop: Shop): Promise<number> {
  await editProduct(shop);
  return timeOf(`${shop.origin}/home`);
}

/** The edited product is none of those whose pages are open. */
async function pagesAfterEdit(shop: Shop): Promise<number> {
  await openPages(shop);
  await editProduct(shop);
  return openPages(shop);
}

/** Opens product pages at once, and returns the longest wait. */
async function openPages({ origin, ids }: Shop): Promise<number> {
  const urls = ids.slice(1, 1 + VISITORS).map((id) => origin + productPath({ id }));
  return Math.max(...(await Promise.all(urls.map(timeOf))));
}

async function editProduct({ origin, admin, ids }: Shop): Promise<void> {
  const answer = await fetch(`${origin}/api/product/${ids[0]}`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${admin}`, "content-type": "application/json" },
    body: JSON.stringify({ price: 250_000 + Math.floor(Math.random() * 1_000) }),
  });
  if (!answer.ok) throw new Error(`the edit was answered ${answer.status}`);
}

async function timeOf(url: string): Promise<number> {
  const started = performance.now();
  await (await fetch(url)).arrayBuffer();
  return performance.now() - started;
}

function firstVisits({ origin, ids }: Shop): () => Promise<number> {
  const take = supply(ids);
  return async () => {
    const times: number[] = [];
    for (const id of take(FIRST_VISITS)) times.push(await timeOf(origin + productPath({ id })));
    return percentile(times, 0.95);
  };
}

function compared(name: string, shops: Shop[], p95: Record<string, number[]>): Row[] {
  const [demo, ...grown] = shops;
  const baseline = { name: `${demo?.products} products`, values: p95[demo?.products ?? 0] ?? [] };
  return grown.map(({ products }) => ({
    name: `${name}: ${products.toLocaleString("en")}`,
    unit: "ms",
    shop: p95[products] ?? [],
    baseline,
  }));
}
