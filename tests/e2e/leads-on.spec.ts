import { DEMO_LIST } from "./support/goods.ts";
import { expect, expectAccessible, PHONE, test } from "./support/shop-test.ts";
import { expectAlive } from "./support/slow-line.ts";

test("a gallery picture opens by key, shows its neighbours and leads to pieces of its motif", async ({
  page,
}) => {
  await page.goto("/galleries");
  const item = page.getByRole("listitem").filter({ hasText: "Tambal, three lengths" });
  await item.getByRole("button", { name: "Enlarge Tambal, three lengths" }).focus();
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name: "Gallery" });
  await expect(viewer.getByText("Tambal, three lengths")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("ArrowLeft");
  await expect(viewer.getByText("Ceplok through both sides")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(
    page.getByRole("button", { name: "Enlarge Ceplok through both sides" }),
  ).toBeFocused();
  await item.getByRole("link", { name: /Pieces with.*Tambal/ }).click();
  await expect(page).toHaveURL(/\/product\?motifs/);
  await expect(
    page.getByRole("main").getByRole("link", { name: /Tambal Shirt of the Coast/ }),
  ).toBeVisible();
});

test("history, events and uniforms are in the menu, on desks and phones", async ({ page }) => {
  await page.goto("/home");
  await page.getByRole("button", { name: "Stories" }).focus();
  await page.keyboard.press("Enter");
  const main = page.getByRole("navigation", { name: "Main" });
  await expect(main.getByRole("link", { name: /^Events/ })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole("link", { name: /^History/ }).click();
  await expect(page).toHaveURL(/\/history/);
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await main.getByRole("link", { name: "Corporate Uniform" }).click();
  await expect(page).toHaveURL("/uniform");
});

test("a mouse over a piece in the list shows it from near", async ({ page }) => {
  await page.goto(DEMO_LIST, { waitUntil: "networkidle" });
  await expectAlive(page);
  const card = page
    .getByRole("main")
    .getByRole("link", { name: /Parang Rusak Shirt in Soga Brown/ });
  await expect(card.getByRole("img", { includeHidden: true })).toHaveCount(1);
  await card.hover();
  await expect(card.locator("img")).toHaveCount(2);
  await page.mouse.move(0, 0);
  await expect(card.locator("img")).toHaveCount(1);
});
