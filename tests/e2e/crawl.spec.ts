import type { Page } from "@playwright/test";
import { PUBLIC_PATHS } from "#components/seo/public-paths.ts";
import { pathIn, plainPath } from "#lib/language/languages.ts";
import { expect, expectWellMade, test } from "./support/shop-test.ts";

/** Private pages, which crawlers may not visit (app/robots.txt/route.ts). */
const PRIVATE =
  /^(\/id)?\/(dashboard|auth|cart|checkout|order-history|payment-proof|complete-order|api)/;
/** The number of product pages to visit, because they are alike. */
const MOST_PRODUCTS = 6;
/** The number of filtered lists to visit: links toggle each size and price, so they are thousands. */
const MOST_LISTS = 6;

/** The schema.org types that some pages declare. */
const TYPES = { "/home": "ClothingStore", "/faq": "FAQPage", "/partial-events": "Event" };

/** Returns the text and links of a page as it stands, or of its `html` without scripts. */
function look(page: Page, html?: string) {
  return page.evaluate((source) => {
    const read =
      source === undefined ? document : new DOMParser().parseFromString(source, "text/html");
    const all = <Found extends Element>(selector: string) => [
      ...read.querySelectorAll<Found>(selector),
    ];
    return {
      title: read.title,
      description: read.querySelector('meta[name="description"]')?.getAttribute("content") ?? null,
      canonical: read.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? null,
      h1: all("h1").length,
      withoutAlt: all<HTMLImageElement>("img:not([alt])").map(({ src }) => src),
      data: all('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? ""),
      links: all<HTMLAnchorElement>("a[href]")
        .map((link) => new URL(link.getAttribute("href") ?? "", location.href).href)
        .filter((href) => href.startsWith(location.origin)),
      texts: all<HTMLElement>("main :is(h1, h2, h3, p, dt, dd, th, td)")
        .map(({ textContent }) => (textContent ?? "").replaceAll(/\s+/g, " ").trim())
        .filter((text) => text !== ""),
    };
  }, html);
}

/** Returns whether only a script can show the text: stock, prices, or the cart. */
function isLive(text: string): boolean {
  return /left$|^Rp|stock|in your cart/i.test(text);
}

test("a crawl from /home finds every public page, whole and in order", async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener("shop:alive", () => Object.assign(window, { isAlive: true })),
  );
  const queue = ["/home"];
  const seen = new Map<string, Awaited<ReturnType<typeof look>>>();
  let products = 0;
  let lists = 0;

  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (seen.has(path) || PRIVATE.test(path)) continue;
    const plain = plainPath(path);
    const isProduct = plain.startsWith("/product-detail/");
    if (isProduct && products >= MOST_PRODUCTS) continue;
    if (plain.startsWith("/product?")) lists += 1;
    if (plain.startsWith("/product?") && lists > MOST_LISTS) continue;
    const answer = await page.goto(path);
    // Another test has deleted the product since the crawl read its link.
    if (isProduct && plainPath(new URL(page.url()).pathname) === "/home") continue;
    if (isProduct) products += 1;
    expect(answer?.status(), path).toBe(200);
    const headers = (await answer?.allHeaders()) ?? {};
    expect(headers["content-security-policy"], path).toMatch(/script-src 'self' '(sha256|nonce)-/);
    expect(headers["content-security-policy"], path).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(headers["x-content-type-options"], path).toBe("nosniff");

    const found = await look(page, await answer?.text());
    seen.set(path, found);
    expect(found.title, path).not.toBe("");
    expect(found.description?.length, path).toBeGreaterThan(20);
    expect(found.canonical && new URL(found.canonical).pathname, path).toBe(path.split("?")[0]);
    expect(found.h1, path).toBe(1);
    expect(found.withoutAlt, path).toEqual([]);
    for (const data of found.data) {
      expect(JSON.parse(data), path).toMatchObject({ "@context": "https://schema.org" });
    }
    queue.push(
      ...found.links.map((href) => {
        const { pathname, search } = new URL(href);
        return pathname + search;
      }),
    );

    // Compares with the page after its scripts: reading must need none.
    await page.waitForFunction(() => "isAlive" in window);
    const { texts } = await look(page);
    const missing = texts.filter((text) => !found.texts.includes(text) && !isLive(text));
    expect(missing, `${path} says without scripts what it says with them`).toEqual([]);
  }

  for (const [path, type] of Object.entries(TYPES)) {
    expect(seen.get(path)?.data.join(), path).toContain(`"@type":"${type}"`);
  }
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining(PUBLIC_PATHS.flatMap((path) => [path, pathIn("id", path)])),
  );
  expect(products).toBe(MOST_PRODUCTS);
  // Only the public paths: a filtered list repeats its list's title, and other tests' products may
  // share names.
  const own = PUBLIC_PATHS.map((path) => seen.get(path));
  for (const field of ["title", "description"] as const) {
    const values = own.map((found) => found?.[field]);
    expect(new Set(values).size, `each page has a ${field} of its own`).toBe(values.length);
  }
});

test("search engines get the price and availability shown", async ({ page, request }) => {
  // Demo products that no test sells or deletes. The second one is sold.
  for (const name of ["Pamiluto", "Kain Tulis Sekar Jagad Lasem"]) {
    const { data } = await (await request.get(`/api/product?match=name&q=${name}`)).json();
    const [product] = data;
    await page.goto(`/product-detail/${product.id}`);
    await expect(page).toHaveTitle(product.name_en);
    await expectWellMade(page);
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    const graph = JSON.parse(text ?? "")["@graph"];
    const thing = graph.find((entry: { "@type": string }) => entry["@type"] === "Product");
    const shown = await page.getByRole("main").innerText();
    const price = Number(thing.offers.price).toLocaleString("id-ID");
    expect(shown.replaceAll("\u00a0", " ")).toContain(`Rp ${price}`);
    expect(thing).toMatchObject({ name: product.name_en, sku: product.id });
    expect(thing.offers).toMatchObject({ priceCurrency: "IDR", url: page.url() });
    const picture = page.locator('meta[property="og:image"]');
    const answer = await request.get((await picture.getAttribute("content")) ?? "");
    expect(answer.headers()["content-type"]).toBe("image/jpeg");
    expect((await answer.body()).byteLength).toBeLessThan(300 * 1024);
    const isSold = shown.includes("Terjual");
    expect(thing.offers.availability).toBe(`https://schema.org/${isSold ? "SoldOut" : "InStock"}`);
  }
});

test("sitemap.xml lists public pages; robots.txt keeps the rest out", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of PUBLIC_PATHS) expect(sitemap).toContain(`${path}</loc>`);
  const { data } = await (await request.get("/api/product?q=Pamiluto")).json();
  const entry = new RegExp(
    `/product-detail/${data[0].id}</loc><lastmod>[^<]+</lastmod><image:image><image:loc>[^<]+${data[0].image1}`,
  );
  expect(sitemap).toMatch(entry);
  const robots = await (await request.get("/robots.txt")).text();
  for (const path of ["/dashboard", "/auth", "/cart", "/checkout", "/order-history", "/api"]) {
    expect(robots).toContain(`Disallow: ${path}\n`);
  }
  expect(robots).toMatch(/Sitemap: http.+\/sitemap\.xml/);
  expect((await request.get("/sitemaps/7.xml")).status()).toBe(404);
});
