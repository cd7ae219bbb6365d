import { adminOf } from "./support/goods.ts";
import { ADMIN, expect, expectWellMade, signIn, signInOnPage, test } from "./support/shop-test.ts";

// Pages without a separate spec.
const PUBLIC_PAGES = [
  "/home",
  "/product",
  "/product?categories[]=Men&sizes[]=M",
  "/galleries",
  "/faq",
  "/terms-condition",
  "/privacy",
  "/uniform",
  "/partial-events",
  "/landing",
];
const CUSTOMER_PAGES = ["/cart", "/order-history"];
const ADMIN_PAGES = ["/dashboard/orders", "/dashboard/customers"];

test("public pages are accessible and fit their window", async ({ page }) => {
  for (const path of PUBLIC_PAGES) {
    await page.goto(path);
    await expectWellMade(page);
  }
});

test("a product page is accessible and fits its window", async ({ page }) => {
  // A demo product that no test sells or deletes, with the longest name.
  const found = await page.request.get("/api/product?q=Pamiluto");
  const [{ id, name }] = (await found.json()).data;
  await page.goto(`/product-detail/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(name);
  await expectWellMade(page);
});

test("a customer's pages are accessible and fit their window", async ({ page }) => {
  await signIn(page, "budi@sekarbatik.test");
  for (const path of CUSTOMER_PAGES) {
    await page.goto(path);
    await expectWellMade(page);
  }
});

test("the dashboard is accessible and fits its window", async ({ page }) => {
  await signIn(page, ADMIN);
  for (const path of ADMIN_PAGES) {
    await page.goto(path);
    await expectWellMade(page);
  }
});

test("unknown paths lead home", async ({ page }) => {
  for (const path of ["/", "/nowhere", "/product-detail/nowhere"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/home$/);
  }
});

test("a link to a product that was deleted meanwhile leads home", async ({ page, request }) => {
  const admin = await adminOf(request);
  const piece = await admin.createPiece(`Kemeja ${crypto.randomUUID()}`);
  // Fetches no page ahead, which might come before the deletion.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto(`/product?q=${piece.name.slice(7)}`);
  const card = page.getByRole("main").getByRole("link", { name: piece.name });
  await expect(card).toBeVisible();
  await admin.deletePiece(piece);
  await card.click();
  await expect(page).toHaveURL(/\/home$/);
});

test("who isn't signed in goes to sign in and comes back", async ({ page }) => {
  await page.goto("/order-history");
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Forder-history$/);
  await signInOnPage(page, "budi@sekarbatik.test");
  await expect(page).toHaveURL(/\/order-history$/);
});

test("a customer isn't let into the dashboard", async ({ page }) => {
  await signIn(page, "budi@sekarbatik.test");
  await page.goto("/dashboard/orders");
  await expect(page).toHaveURL(/\/home$/);
});

test("the catalogue is complete without scripts", async ({ openAnother }) => {
  const page = await openAnother({ javaScriptEnabled: false });
  await page.goto("/product?categories[]=Women");
  const cards = page.locator('main a[href^="/product-detail/"]');
  await expect(cards.first()).toContainText("Women");
  await expect(cards.first()).toContainText("Rp");
});
