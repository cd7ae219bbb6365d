import { adminOf } from "./support/goods.ts";
import { expect, signInOnPage, test } from "./support/shop-test.ts";

test("unknown paths lead home", async ({ page }) => {
  for (const path of ["/", "/nowhere", "/product-detail/nowhere", "/_error", "/_not-found"]) {
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
  const told = page.getByText("That piece is no longer here.");
  await expect(told).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(told).toBeHidden();
});

test("who isn't signed in goes to sign in and comes back", async ({ page }) => {
  await page.goto("/order-history");
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Forder-history$/);
  await signInOnPage(page, "budi@sekarbatik.test");
  await expect(page).toHaveURL(/\/order-history$/);
});
